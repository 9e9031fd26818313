import { isQuantity } from '#domain/shared/quantity.ts';

/** A slug of at most 200 characters that has a letter, after `~` a REF of 3 to 40, and after `*` a unit. */
const keyPattern =
  /^(?<slug>(?=.{1,200}(?:[~*]|$))(?!\d+(?:[~*]|$))[a-z0-9]+(?:[-&+][a-z0-9]+)*)(?:~(?<ref>(?=.{3,40}(?:\*|$))[A-Z0-9]+(?:[-./][A-Z0-9]+)*))?(?:\*(?<unit>[A-Z]{2,3}))?$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** A product, or one of its variants. */
export interface ProductOrVariant {
  /** The English one. */
  readonly slug: string;
  /** REF of the variant; left out for the product as a whole. */
  readonly ref?: string;
}

interface KeyParts {
  readonly slug: string;
  readonly ref?: string | undefined;
  readonly unit?: string | undefined;
}

/** Identity of a requested item: quantities in different units are never added up. */
export interface ItemIdentity extends ProductOrVariant {
  /** Code of a unit, see domain/shared/unit.ts; left out for pieces. */
  readonly unit?: string | undefined;
}

/** Quantity of a requested item. */
export interface RequestedQuantity {
  /** 0 where what was typed is no quantity. */
  readonly quantity: number;
  /** Text that was typed, where it is no quantity. */
  readonly typed?: string | undefined;
}

/** A requested product or variant. */
export interface ListItem extends ItemIdentity, RequestedQuantity {}

/** Writes the key of a product or variant: `slug`, or `slug~REF`. */
export const productKey = ({ slug, ref }: KeyParts): string => (ref === undefined ? slug : `${slug}~${ref}`);

/** `slug` or `slug~REF`, and the unit if it is no piece: `slug*BX`. */
export const itemKey = (item: KeyParts): string =>
  item.unit === undefined ? productKey(item) : `${productKey(item)}*${item.unit}`;

export const isSameItem = (one: ItemIdentity, other: ItemIdentity): boolean =>
  itemKey(one) === itemKey(other);

export const hasItem = (items: readonly ItemIdentity[], wanted: ItemIdentity): boolean =>
  items.some((item) => isSameItem(item, wanted));

/** Selects the items that ask for the product or variant, in whatever unit. */
export const itemsOf = <Item extends ProductOrVariant>(
  items: readonly Item[],
  product: ProductOrVariant,
): readonly Item[] => items.filter((item) => productKey(item) === productKey(product));

/** Adds an item to a list; unchanged when that has the product or variant already, in whatever unit, or is full. */
export const withItem = <Item extends ListItem>(list: readonly Item[], added: Item): readonly Item[] =>
  list.length >= maxItems || itemsOf(list, added).length > 0 ? list : [...list, added];

/** The items but for those that are removed. */
export const withoutItems = <Item extends ItemIdentity>(
  items: readonly Item[],
  removed: readonly ItemIdentity[],
): readonly Item[] => items.filter((item) => !hasItem(removed, item));

/** Reads what `itemKey` returned; `undefined` for any other text. */
export const parseItemKey = (key: string): ItemIdentity | undefined => {
  const { slug, ref, unit } = keyPattern.exec(key)?.groups ?? {};
  if (slug === undefined) return undefined;
  return { slug, ...(ref !== undefined && { ref }), ...(unit !== undefined && { unit }) };
};

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

/**
 * Whether an item can be on a list: a product or variant with a valid quantity, or with what was typed in place of one,
 * which stays until it is corrected. Checked by hand, as every page reads the list and zod would be a tenth of its scripts.
 */
export const isListItem = (value: unknown): value is ListItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, ref, unit, quantity, typed }: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof slug === 'string' &&
    isOptionalText(ref) &&
    isOptionalText(unit) &&
    parseItemKey(itemKey({ slug, ref, unit })) !== undefined &&
    (typeof typed === 'string' ? quantity === 0 : typeof quantity === 'number' && isQuantity(quantity))
  );
};

/** Stands before what was typed where it is no quantity. */
const typedMark = '?';

/** Encodes a typed text without separators of lists and of the cookie. */
const escapeTyped = (typed: string): string =>
  encodeURIComponent(typed).replaceAll(/[.!]/gu, (sign) => (sign === '.' ? '%2E' : '%21'));

const encodeQuantity = ({ quantity, typed }: RequestedQuantity): string => {
  if (typed !== undefined) return `:${typedMark}${escapeTyped(typed)}`;
  return quantity === 1 ? '' : `:${quantity}`;
};

/**
 * Requested products as text, `slug:2,other-slug~REF*BX:3`, for the form field and for links; a quantity of 1 is left out, and
 * what is no quantity is kept as it was typed, `slug:?abc`.
 */
export const encodeItems = (items: readonly ListItem[]): string =>
  items.map((item) => itemKey(item) + encodeQuantity(item)).join(',');

/** Whether a request was made from this list, unlike that of somebody's link: the list has all of it, in the same amounts. */
export const isOwnRequest = (list: readonly ListItem[], requested: readonly ListItem[]): boolean => {
  const own = new Set(list.map((item) => encodeItems([item])));
  return requested.every((item) => own.has(encodeItems([item])));
};
