import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** The products with the quantities of other items that name them. */
export const withQuantitiesOf = (
  products: readonly RequestedProduct[],
  items: readonly RequestItem[],
): readonly RequestedProduct[] => {
  const quantities = new Map(items.map((item) => [itemKey(item), item.quantity]));
  return products.map((product) => ({
    ...product,
    quantity: quantities.get(itemKey(product)) ?? product.quantity,
  }));
};
