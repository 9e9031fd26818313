import * as z from 'zod/mini';
import { fromWire, localized, toWire, unzip, wireText } from './localized.ts';

const productCounts = {
  products: z.number(),
  brands: z.readonly(z.array(z.string())),
  picture: z.exactOptional(z.string()),
};

const categoryView = z.object({ slug: z.string(), name: localized, summary: localized, ...productCounts });

const category = z.codec(
  z.object({ slug: z.string(), ...wireText('name'), ...wireText('summary'), ...productCounts }),
  categoryView,
  {
    decode: ({ slug, products, brands, picture, ...wire }) => ({
      slug,
      name: fromWire(wire, 'name'),
      summary: fromWire(wire, 'summary'),
      products,
      brands,
      ...(picture !== undefined && { picture }),
    }),
    encode: ({ name, summary, ...rest }) => ({
      ...rest,
      ...toWire('name', name),
      ...toWire('summary', summary),
    }),
  },
);

const solution = z.codec(
  z.object({
    slug: z.string(),
    ...wireText('name'),
    ...wireText('summary'),
    categories: z.readonly(z.array(category)),
  }),
  z.object({
    slug: z.string(),
    name: localized,
    summary: localized,
    categories: z.readonly(z.array(categoryView)),
  }),
  {
    decode: (wire) => ({
      slug: wire.slug,
      name: fromWire(wire, 'name'),
      summary: fromWire(wire, 'summary'),
      categories: wire.categories,
    }),
    encode: ({ name, summary, ...rest }) => ({
      ...rest,
      ...toWire('name', name),
      ...toWire('summary', summary),
    }),
  },
);

/** GET /api/catalogue, for menus, headings and overviews (not in spec §7). */
export const catalogueIndex = z.object({
  solutions: z.readonly(z.array(solution)),
  brands: z.readonly(z.array(z.object({ slug: z.string(), name: z.string(), products: z.number() }))),
});

const categoryNamesWire = z.object({
  categories: z.array(z.string()),
  categories_tr: z.array(z.string()),
  slugs: z.array(z.string()),
});

/** GET /api/category/{solution-slug}: parallel lists (spec §7); `slugs` is not in the spec. */
export const categoryNames = z.codec(
  categoryNamesWire,
  z.readonly(z.array(z.object({ slug: z.string(), name: localized }))),
  {
    decode: (wire) =>
      wire.slugs.map((slug, index) => ({
        slug,
        name: { tr: wire.categories_tr[index] ?? slug, en: wire.categories[index] ?? slug },
      })),
    encode: (categories) => ({
      ...toWire('categories', unzip(categories.map(({ name }) => name))),
      slugs: categories.map(({ slug }) => slug),
    }),
  },
);
