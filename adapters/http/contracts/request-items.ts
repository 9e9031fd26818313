const slugPattern = /^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u;
const maxSlugLength = 200;
const quantityPattern = /^[1-9]\d{0,2}$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** Pieces of one product that may be requested. */
export const maxQuantity = 999;

/** A requested product. */
export interface RequestItem {
  readonly slug: string;
  readonly quantity: number;
}

/** Checked by hand, as every page reads the basket and zod would be a tenth of its scripts. */
export const isRequestItem = (value: unknown): value is RequestItem =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  value.slug.length <= maxSlugLength &&
  slugPattern.test(value.slug) &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  Number.isInteger(value.quantity) &&
  value.quantity >= 1 &&
  value.quantity <= maxQuantity;

const quantityOf = (text: string): number => (quantityPattern.test(text) ? Number(text) : Number.NaN);

const decodeItem = (text: string): RequestItem => {
  const [slug = '', ...quantity] = text.split(':');
  return { slug, quantity: quantity.length === 0 ? 1 : quantityOf(quantity.join(':')) };
};

/** Requested products as text, `slug:2,other-slug`, for the form field and for links; a quantity of 1 is left out. */
export const encodeRequestItems = (items: readonly RequestItem[]): string =>
  items.map(({ slug, quantity }) => (quantity === 1 ? slug : `${slug}:${quantity}`)).join(',');

/** What `encodeRequestItems` returned; `undefined` for any other text, and for too many products. */
export const decodeRequestItems = (text: string): readonly RequestItem[] | undefined => {
  const items = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(decodeItem);
  return items.length <= maxItems && items.every(isRequestItem) ? items : undefined;
};
