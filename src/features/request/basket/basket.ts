import type { Localized } from '#domain/shared/language.ts';
import { type RequestItem, isQuantity, isRequestItem, maxItems } from '#contracts/request-items.ts';
import { isObject } from '../../../lib/is-object.ts';
import { parseJson } from '../../../lib/parse-json.ts';

/** A product that the visitor wants an offer for; `slug` is the English one. */
export interface BasketItem extends RequestItem {
  readonly name: Localized;
}

export type Basket = readonly BasketItem[];

/** A product as `withProduct` needs it. */
export interface AddableProduct {
  readonly slug: Pick<Localized, 'en'>;
  readonly name: Localized;
}

const isName = (value: unknown): value is Localized =>
  isObject(value) && typeof value['tr'] === 'string' && typeof value['en'] === 'string';

const isBasketItem = (value: unknown): value is BasketItem =>
  isRequestItem(value) && 'name' in value && isName(value.name);

/** Parses what `serializeBasket` returned; an empty basket for any other text. */
export const parseBasket = (text: string | null): Basket => {
  const items = parseJson(text);
  if (!Array.isArray(items) || items.length > maxItems || !items.every(isBasketItem)) return [];
  const slugs = new Set(items.map(({ slug }) => slug));
  return slugs.size === items.length ? items : [];
};

export const serializeBasket = (basket: Basket): string => JSON.stringify(basket);

/** Adds one piece of a product; unchanged when the product is in the basket already or the basket is full. */
export const withProduct = (basket: Basket, { slug, name }: AddableProduct): Basket =>
  basket.length >= maxItems || basket.some((item) => item.slug === slug.en)
    ? basket
    : [...basket, { slug: slug.en, name: { tr: name.tr, en: name.en }, quantity: 1 }];

/** Unchanged by an invalid quantity. */
export const withQuantity = (basket: Basket, slug: string, quantity: number): Basket =>
  isQuantity(quantity) ? basket.map((item) => (item.slug === slug ? { ...item, quantity } : item)) : basket;

export const withoutProducts = (basket: Basket, slugs: readonly string[]): Basket =>
  basket.filter(({ slug }) => !slugs.includes(slug));

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = (
  basket: Basket,
  submitted: readonly Pick<BasketItem, 'slug' | 'quantity'>[],
): Basket =>
  basket.filter(
    ({ slug, quantity }) => !submitted.some((item) => item.slug === slug && item.quantity === quantity),
  );

/** Whether a request was made from this basket, unlike one that was opened from a shared link. */
export const isOwnRequest = (basket: Basket, requested: readonly Pick<BasketItem, 'slug'>[]): boolean =>
  requested.every(({ slug }) => basket.some((item) => item.slug === slug));
