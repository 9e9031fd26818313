import type { Localized } from '#domain/shared/language.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import {
  type ProductOrVariant,
  itemsOf,
  isListItem,
  itemKey,
  maxItems,
  withItem,
} from '#contracts/list/items.ts';
import { isObject } from '../../../lib/is-object.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import type { NamedItem } from './named-item.ts';

export type OwnList = readonly NamedItem[];

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
export const toListItem = ({ slug, name, variant }: AddableProduct): NamedItem => ({
  slug: slug.en,
  name,
  ...(variant && { ...(variant.ref && { ref: variant.ref }), variantName: variant.name }),
  quantity: 1,
});

const isName = (value: unknown): value is Localized =>
  isObject(value) && typeof value['tr'] === 'string' && typeof value['en'] === 'string';

const isNamedItem = (value: unknown): value is NamedItem =>
  isListItem(value) &&
  'name' in value &&
  isName(value.name) &&
  (!('variantName' in value) || isName(value.variantName));

/** Parses what `serializeList` returned; an empty list for any other text. */
export const parseList = (text: string | null): OwnList => {
  const items = parseJson(text);
  if (!Array.isArray(items) || items.length > maxItems || !items.every(isNamedItem)) return [];
  return new Set(items.map(itemKey)).size === items.length ? items : [];
};

export const serializeList = (ownList: OwnList): string => JSON.stringify(ownList);

/** Whether the list has a line of the product whose size is open, which the server replaces by the variant. */
export const hasOpenLine = (ownList: OwnList, { slug, ref }: ProductOrVariant): boolean =>
  ref !== undefined && itemsOf(ownList, { slug }).length > 0;

/** Whether a list takes no further product; none is known before hydration. */
export const isFull = (ownList: OwnList = []): boolean => ownList.length >= maxItems;

/** Adds one piece of a product or variant; unchanged when it is in the list already or the list is full. */
export const withProduct = (ownList: OwnList, product: AddableProduct): OwnList =>
  withItem(ownList, toListItem(product));
