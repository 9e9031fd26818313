import { isQuantity, maxItems } from '#contracts/request-items.ts';
import type { Basket } from '../basket/basket.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** Requested products as a basket, which holds valid quantities only: one that is to be corrected counts as one piece. */
export const toBasket = (products: readonly RequestedProduct[]): Basket =>
  products.map((product) => (isQuantity(product.quantity) ? product : { ...product, quantity: 1 }));

/** The basket with another list's products, as many as it takes; of a product in both, the larger quantity. */
export const withList = (basket: Basket, list: Basket): Basket => {
  const quantities = new Map(list.map(({ slug, quantity }) => [slug, quantity]));
  const own = new Set(basket.map(({ slug }) => slug));
  const added = list.filter(({ slug }) => !own.has(slug));
  return [
    ...basket.map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, quantities.get(item.slug) ?? 0),
    })),
    ...added,
  ].slice(0, maxItems);
};
