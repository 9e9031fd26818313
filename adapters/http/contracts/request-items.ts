const slugPattern = /^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u;
const maxSlugLength = 200;
const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** Pieces of one product that may be requested. */
export const maxQuantity = 999_999;

/** A requested product. What a visitor typed as its quantity may be a number that is no valid one. */
export interface RequestItem {
  readonly slug: string;
  readonly quantity: number;
}

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;

export const isProductSlug = (text: string): boolean =>
  text.length <= maxSlugLength && slugPattern.test(text);

/**
 * Whether it is a product with a valid quantity. Checked by hand, as every page reads the basket and zod would be a tenth
 * of its scripts.
 */
export const isRequestItem = (value: unknown): value is RequestItem =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  isProductSlug(value.slug) &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  isQuantity(value.quantity);

/** The quantity that a visitor typed; 0, which is none, for what is no number. */
export const quantityOf = (text: string): number => {
  const quantity = Number(text);
  return Number.isFinite(quantity) ? quantity : 0;
};

const decodeItem = (text: string): RequestItem | undefined => {
  const [slug = '', ...rest] = text.split(':');
  const quantity = rest.length === 0 ? '1' : rest.join(':');
  return isProductSlug(slug) && numberPattern.test(quantity)
    ? { slug, quantity: quantityOf(quantity) }
    : undefined;
};

/** Requested products as text, `slug:2,other-slug`, for the form field and for links; a quantity of 1 is left out. */
export const encodeRequestItems = (items: readonly RequestItem[]): string =>
  items.map(({ slug, quantity }) => (quantity === 1 ? slug : `${slug}:${quantity}`)).join(',');

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
