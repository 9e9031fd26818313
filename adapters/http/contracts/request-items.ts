import { isQuantity } from '#domain/shared/quantity.ts';

/** A slug of at most 200 characters that has a letter, and after `~` a REF of 3 to 40. */
const keyPattern =
  /^(?<slug>(?=.{1,200}(?:~|$))(?!\d+(?:~|$))[a-z0-9]+(?:[-&+][a-z0-9]+)*)(?:~(?<ref>(?=.{3,40}$)[A-Z0-9]+(?:[-./][A-Z0-9]+)*))?$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** A product, or one of its variants. */
export interface ProductOrVariant {
  /** The English one. */
  readonly slug: string;
  /** Of the variant; left out for the product as a whole. */
  readonly ref?: string;
}

/** How many are requested. */
export interface RequestedQuantity {
  /** 0 where what was typed is no quantity. */
  readonly quantity: number;
  /** What was typed where it is no quantity. */
  readonly typed?: string;
}

/** A requested product or variant. */
export interface RequestItem extends ProductOrVariant, RequestedQuantity {}

/** What tells requested items from each other: `slug`, or `slug~REF` for a variant. */
export const itemKey = ({ slug, ref }: ProductOrVariant): string =>
  ref === undefined ? slug : `${slug}~${ref}`;

export const isSameItem = (one: ProductOrVariant, other: ProductOrVariant): boolean =>
  itemKey(one) === itemKey(other);

export const hasItem = (items: readonly ProductOrVariant[], wanted: ProductOrVariant): boolean =>
  items.some((item) => isSameItem(item, wanted));

/** The items but for those that are removed. */
export const withoutItems = <Item extends ProductOrVariant>(
  items: readonly Item[],
  removed: readonly ProductOrVariant[],
): readonly Item[] => items.filter((item) => !hasItem(removed, item));

/** What `itemKey` returned; `undefined` for any other text. */
export const parseItemKey = (key: string): ProductOrVariant | undefined => {
  const { slug, ref } = keyPattern.exec(key)?.groups ?? {};
  if (slug === undefined) return undefined;
  return ref === undefined ? { slug } : { slug, ref };
};

/**
 * Whether it is a product or variant with a valid quantity. Checked by hand, as every page reads the basket and zod would be a tenth
 * of its scripts.
 */
export const isRequestItem = (value: unknown): value is RequestItem =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  parseItemKey('ref' in value ? `${value.slug}~${String(value.ref)}` : value.slug) !== undefined &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  isQuantity(value.quantity);

/** Stands before what was typed where it is no quantity. */
const typedMark = '?';

/** Without separators of lists and of the cookie. */
const escapeTyped = (typed: string): string =>
  encodeURIComponent(typed).replaceAll(/[.!]/gu, (sign) => (sign === '.' ? '%2E' : '%21'));

const encodeQuantity = ({ quantity, typed }: RequestedQuantity): string => {
  if (typed !== undefined) return `:${typedMark}${escapeTyped(typed)}`;
  return quantity === 1 ? '' : `:${quantity}`;
};

/**
 * Requested products as text, `slug:2,other-slug~REF`, for the form field and for links; a quantity of 1 is left out, and
 * what is no quantity is kept as it was typed, `slug:?abc`.
 */
export const encodeRequestItems = (items: readonly RequestItem[]): string =>
  items.map((item) => itemKey(item) + encodeQuantity(item)).join(',');
