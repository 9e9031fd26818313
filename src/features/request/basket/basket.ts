import type { Localized } from '#domain/shared/language.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { type ProductOrVariant, itemsOf, isListItem, itemKey, maxItems } from '#contracts/request-items.ts';
import { isObject } from '../../../lib/is-object.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import type { NamedItem } from './named-item.ts';

/** A product or variant that the visitor wants an offer for. */
export type BasketItem = NamedItem;

export type Basket = readonly BasketItem[];

/** A product, or one of its variants, as `withProduct` needs it. */
export interface AddableProduct {
  readonly slug: Pick<Localized, 'en'>;
  readonly name: Localized;
  /** Variant to add; without a REF where its size is left open. */
  readonly variant?: Partial<Pick<Variant, 'ref'>> & Pick<Variant, 'name'>;
  /** Whether one of several variants can be chosen. */
  readonly hasVariants?: boolean;
}

/** One piece of a product or variant. */
export const toBasketItem = ({ slug, name, variant }: AddableProduct): BasketItem => ({
  slug: slug.en,
  name,
  ...(variant && { ...(variant.ref && { ref: variant.ref }), variantName: variant.name }),
  quantity: 1,
});

const isName = (value: unknown): value is Localized =>
  isObject(value) && typeof value['tr'] === 'string' && typeof value['en'] === 'string';

const isBasketItem = (value: unknown): value is BasketItem =>
  isListItem(value) &&
  'name' in value &&
  isName(value.name) &&
  (!('variantName' in value) || isName(value.variantName));

/** Parses what `serializeBasket` returned; an empty basket for any other text. */
export const parseBasket = (text: string | null): Basket => {
  const items = parseJson(text);
  if (!Array.isArray(items) || items.length > maxItems || !items.every(isBasketItem)) return [];
  return new Set(items.map(itemKey)).size === items.length ? items : [];
};

export const serializeBasket = (basket: Basket): string => JSON.stringify(basket);

/** Whether the basket has a line of the product whose size is open, which the server replaces by the variant. */
export const hasOpenLine = (basket: Basket, { slug, ref }: ProductOrVariant): boolean =>
  ref !== undefined && itemsOf(basket, { slug }).length > 0;

/** Whether a basket takes no further product; none is known before hydration. */
export const isFull = (basket: Basket = []): boolean => basket.length >= maxItems;

/** Adds one piece of a product or variant; unchanged when it is in the basket already or the basket is full. */
export const withProduct = (basket: Basket, product: AddableProduct): Basket => {
  const added = toBasketItem(product);
  return isFull(basket) || itemsOf(basket, added).length > 0 ? basket : [...basket, added];
};
