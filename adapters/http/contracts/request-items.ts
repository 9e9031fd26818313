import * as z from 'zod/mini';

const slug = /^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u;
const maxSlugLength = 200;
const pieces = /^[1-9]\d{0,2}$/u;

/** As many kinds of product as one request may hold. */
export const maxItems = 100;
/** As many pieces as one may ask for of a product. */
export const maxQuantity = 999;

/** A product and how many pieces of it. */
export const requestItem = z.object({
  slug: z.string().check(z.maxLength(maxSlugLength), z.regex(slug)),
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
});

export type RequestItem = z.output<typeof requestItem>;

const quantityOf = (text: string): number => (pieces.test(text) ? Number(text) : Number.NaN);

/** Products and pieces as one text, `slug:2,other-slug`: in a form's field and in links that can be shared. */
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
