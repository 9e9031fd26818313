import * as z from 'zod/mini';
import { fromWire, localized, toWire, unzip, wireText } from './localized.ts';

const category = z.codec(
  z.object({ slug: z.string(), ...wireText('name'), ...wireText('summary') }),
  z.object({ slug: z.string(), name: localized, summary: localized }),
  {
    decode: (wire) => ({
      slug: wire.slug,
      name: fromWire(wire, 'name'),
      summary: fromWire(wire, 'summary'),
    }),
    encode: ({ slug, name, summary }) => ({
      slug,
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
    categories: z.readonly(z.array(z.object({ slug: z.string(), name: localized, summary: localized }))),
  }),
  {
    decode: (wire) => ({
      slug: wire.slug,
      name: fromWire(wire, 'name'),
      summary: fromWire(wire, 'summary'),
      categories: wire.categories,
    }),
    encode: ({ slug, name, summary, categories }) => ({
      slug,
      ...toWire('name', name),
      ...toWire('summary', summary),
      categories,
    }),
  },
);

/** GET /api/catalogue: what menus and headings are made of (our addition to spec §7). */
export const catalogueIndex = z.object({
  solutions: z.readonly(z.array(solution)),
  brands: z.readonly(z.array(z.object({ slug: z.string(), name: z.string() }))),
});

const categoryNamesWire = z.object({
  categories: z.array(z.string()),
  categories_tr: z.array(z.string()),
  slugs: z.array(z.string()),
});

/** GET /api/category/{solution-slug}: parallel lists; `slugs` is our addition. */
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
