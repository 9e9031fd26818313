import * as z from 'zod/mini';

const slug = /^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u;
const maxSlugLength = 200;
const quantityPattern = /^[1-9]\d{0,2}$/u;

/** Products that a request may list. */
export const maxItems = 100;
/** Pieces of one product that may be requested. */
export const maxQuantity = 999;

/** A requested product. */
export const requestItem = z.object({
  slug: z.string().check(z.maxLength(maxSlugLength), z.regex(slug)),
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
});

export type RequestItem = z.output<typeof requestItem>;

const quantityOf = (text: string): number => (quantityPattern.test(text) ? Number(text) : Number.NaN);

/** Requested products as text, `slug:2,other-slug`, for the form field and for links; a quantity of 1 is left out. */
export const requestItems = z.codec(z.string(), z.array(requestItem).check(z.maxLength(maxItems)), {
  decode: (text) =>
    text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name = '', ...quantity] = part.trim().split(':');
        return { slug: name, quantity: quantity.length === 0 ? 1 : quantityOf(quantity.join(':')) };
      }),
  encode: (items) =>
    items.map(({ slug: name, quantity }) => (quantity === 1 ? name : `${name}:${quantity}`)).join(','),
});
