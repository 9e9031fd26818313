import { withTyped } from '#contracts/decode-request-items.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** The products with the quantities of other items that name them. */
export const withQuantitiesOf = (
  products: readonly RequestedProduct[],
  items: readonly RequestItem[],
): readonly RequestedProduct[] => {
  const quantities = new Map(
    items.map(({ quantity, typed, ...item }) => [
      itemKey(item),
      { quantity, ...(typed !== undefined && { typed }) },
    ]),
  );
  return products.map((product) => {
    const quantity = quantities.get(itemKey(product));
    return quantity ? withTyped(product, quantity) : product;
  });
};
