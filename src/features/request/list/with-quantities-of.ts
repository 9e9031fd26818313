import type { RequestItem } from '#contracts/request-items.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** The products with the quantities of other items that name them. */
export const withQuantitiesOf = (
  products: readonly RequestedProduct[],
  items: readonly RequestItem[],
): readonly RequestedProduct[] => {
  const quantities = new Map(items.map(({ slug, quantity }) => [slug, quantity]));
  return products.map((product) => ({
    ...product,
    quantity: quantities.get(product.slug) ?? product.quantity,
  }));
};
