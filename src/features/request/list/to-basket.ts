import { withTyped } from '#contracts/decode-request-items.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import type { Basket } from '../basket/basket.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** Requested products as a basket, which holds valid quantities only: one that is to be corrected counts as one piece. */
export const toBasket = (products: readonly RequestedProduct[]): Basket =>
  products.map((product) => (isQuantity(product.quantity) ? product : withTyped(product, { quantity: 1 })));
