import { type ItemIdentity, isSameItem } from '#contracts/request-items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import type { Basket } from '../basket/basket.ts';
import { withList } from './with-list.ts';

const quantityIn = (items: Basket, wanted: ItemIdentity): number =>
  items.find((item) => isSameItem(item, wanted))?.quantity ?? 0;

/**
 * The basket with another visitor's list, as many products as it takes; of a product in both, the quantities are added up:
 * each of the two needs theirs.
 */
export const sumLists = (basket: Basket, list: Basket): Basket =>
  withList(basket, list).map((item) =>
    Object.assign({}, item, {
      quantity: Math.min(quantityIn(basket, item) + quantityIn(list, item), maxQuantity),
    }),
  );
