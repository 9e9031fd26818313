import { withQuantityOf } from '#contracts/decode-request-items.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** The products with the quantities of other items that name them. */
export const withQuantitiesOf = (
  products: readonly RequestedProduct[],
  items: readonly RequestItem[],
): readonly RequestedProduct[] => {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  return products.map((product) => withQuantityOf(product, byKey.get(itemKey(product)) ?? product));
};
