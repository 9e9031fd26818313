/** A slug of at most 200 characters, and after `~` a REF of 3 to 40. */
const keyPattern =
  /^(?<slug>(?=.{1,200}(?:~|$))[a-z0-9]+(?:[-&+][a-z0-9]+)*)(?:~(?<ref>(?=.{3,40}$)[A-Z0-9]+(?:[-./][A-Z0-9]+)*))?$/u;
const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** Pieces of one product that may be requested. */
export const maxQuantity = 999_999;

/** A product, or one of its variants. */
export interface ProductOrVariant {
  /** The English one. */
  readonly slug: string;
  /** Of the variant; left out for the product as a whole. */
  readonly ref?: string;
}

/** A requested product or variant. What a visitor typed as its quantity may be a number that is no valid one. */
export interface RequestItem extends ProductOrVariant {
  readonly quantity: number;
}

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

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;

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

/** The quantity that a visitor typed; 0, which is none, for what is no number. */
export const quantityOf = (text: string): number => {
  const quantity = Number(text);
  return Number.isFinite(quantity) ? quantity : 0;
};

const decodeItem = (text: string): RequestItem | undefined => {
  const [key = '', ...rest] = text.split(':');
  const quantity = rest.length === 0 ? '1' : rest.join(':');
  const item = parseItemKey(key);
  return item && numberPattern.test(quantity) ? { ...item, quantity: quantityOf(quantity) } : undefined;
};

/** Requested products as text, `slug:2,other-slug~REF`, for the form field and for links; a quantity of 1 is left out. */
export const encodeRequestItems = (items: readonly RequestItem[]): string =>
  items.map((item) => (item.quantity === 1 ? itemKey(item) : `${itemKey(item)}:${item.quantity}`)).join(',');

/**
 * What `encodeRequestItems` returned, also with invalid quantities; `undefined` for any other text, and for too many
 * products.
 */
export const decodeRequestItems = (text: string): readonly RequestItem[] | undefined => {
  const items = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(decodeItem);
  return items.length <= maxItems && items.every((item) => item !== undefined) ? items : undefined;
};
