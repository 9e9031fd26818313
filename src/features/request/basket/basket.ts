import * as z from 'zod/mini';
import type { Localized } from '#domain/shared/language.ts';
import { maxItems, requestItem } from '#contracts/request-items.ts';

const basketItem = z.extend(requestItem, { name: z.object({ tr: z.string(), en: z.string() }) });

const basketItems = z.array(basketItem).check(
  z.maxLength(maxItems),
  z.refine((items) => new Set(items.map(({ slug }) => slug)).size === items.length),
);

/** A product that the visitor wants an offer for; `slug` is the English one. */
export type BasketItem = Readonly<z.output<typeof basketItem>>;

export type Basket = readonly BasketItem[];

/** What a product must tell to be collected. */
export interface Collectable {
  readonly slug: Pick<Localized, 'en'>;
  readonly name: Localized;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The basket that `basketText` wrote. Whatever else the text is, the basket is empty. */
export const basketOf = (text: string | null): Basket => {
  const read = z.safeParse(basketItems, text === null ? undefined : parsed(text));
  return read.success ? read.data : [];
};

export const basketText = (basket: Basket): string => JSON.stringify(basket);

/** One piece of the product more to ask for; the same basket when the product is in it already or it is full. */
export const withProduct = (basket: Basket, { slug, name }: Collectable): Basket =>
  basket.length >= maxItems || basket.some((item) => item.slug === slug.en)
    ? basket
    : [...basket, { slug: slug.en, name: { tr: name.tr, en: name.en }, quantity: 1 }];

/** @param quantity whole, from 1 to `maxQuantity` */
export const withQuantity = (basket: Basket, slug: string, quantity: number): Basket =>
  basket.map((item) => (item.slug === slug ? { ...item, quantity } : item));

export const withoutProducts = (basket: Basket, slugs: readonly string[]): Basket =>
  basket.filter(({ slug }) => !slugs.includes(slug));

/** Without the products that were sent. One whose quantity is another was not: it was changed since, or elsewhere. */
export const withoutSent = (basket: Basket, sent: readonly Pick<BasketItem, 'slug' | 'quantity'>[]): Basket =>
  basket.filter(
    ({ slug, quantity }) => !sent.some((item) => item.slug === slug && item.quantity === quantity),
  );

/** Whether a request for these products is the visitor's own, not one that somebody passed on to them. */
export const isOwnRequest = (basket: Basket, requested: readonly Pick<BasketItem, 'slug'>[]): boolean =>
  requested.every(({ slug }) => basket.some((item) => item.slug === slug));
