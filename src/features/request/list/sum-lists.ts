import { maxQuantity } from '#contracts/request-items.ts';
import type { Basket } from '../basket/basket.ts';
import { withList } from './with-list.ts';

const quantityIn = (items: Basket, slug: string): number =>
  items.find((item) => item.slug === slug)?.quantity ?? 0;

/**
 * The basket with another visitor's list, as many products as it takes; of a product in both, the quantities are added up:
 * each of the two needs theirs.
 */
export const sumLists = (basket: Basket, list: Basket): Basket =>
  withList(basket, list).map((item) =>
    Object.assign({}, item, {
      quantity: Math.min(quantityIn(basket, item.slug) + quantityIn(list, item.slug), maxQuantity),
    }),
  );
