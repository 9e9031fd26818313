import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';
import { productList } from './products.ts';

const one = z.optional(z.string());
const oneOrMore = z.optional(z.union([z.string(), z.array(z.string())]));

/** The query string of GET /api/product-page…: that of the page; what is unknown is passed over and counted. */
export const productPageQuery = z.object({
  solution: oneOrMore,
  category: oneOrMore,
  brand: oneOrMore,
  class: oneOrMore,
  /** Key and value of an attribute: `length_50-100`. */
  attribute: oneOrMore,
  sort: one,
  page: one,
  lang: z.optional(z.enum(['tr', 'en'])),
});

const fixedFacet = z.enum(['category', 'brand']);

/** The path of GET /api/product-page/{facet}/{slug}. */
export const productPageParams = z.object({ facet: fixedFacet, slug: z.string() });

const counted = { value: z.string(), count: z.number() };

const facetValue = z.codec(
  z.object({ ...counted, name: z.exactOptional(z.string()), name_tr: z.exactOptional(z.string()) }),
  z.object({ ...counted, name: z.exactOptional(localized) }),
  {
    decode: ({ name, name_tr: nameTr, ...rest }) => ({
      ...rest,
      ...(name !== undefined && { name: { tr: nameTr ?? name, en: name } }),
    }),
    encode: ({ name, ...rest }) => ({ ...rest, ...(name && toWire('name', name)) }),
  },
);

const facetValues = z.readonly(z.array(facetValue));
const attribute = { unit: z.exactOptional(z.string()) };

const facet = z.codec(
  z.object({
    key: z.string(),
    attribute: z.exactOptional(z.object({ ...wireText('name'), ...attribute })),
    values: facetValues,
  }),
  z.object({
    key: z.string(),
    attribute: z.exactOptional(z.object({ name: localized, ...attribute })),
    values: z.readonly(z.array(z.object({ ...counted, name: z.exactOptional(localized) }))),
  }),
  {
    decode: ({ attribute: wire, ...rest }) => ({
      ...rest,
      ...(wire && {
        attribute: { name: fromWire(wire, 'name'), ...(wire.unit !== undefined && { unit: wire.unit }) },
      }),
    }),
    encode: ({ attribute: view, ...rest }) => ({
      ...rest,
      ...(view && {
        attribute: { ...toWire('name', view.name), ...(view.unit !== undefined && { unit: view.unit }) },
      }),
    }),
  },
);

const choices = z.readonly(z.array(z.object({ facet: z.string(), value: z.string() })));

const productPage = z.object({
  fixed: z.exactOptional(z.object({ facet: fixedFacet, value: z.string() })),
  products: productList,
  count: z.number(),
  choices,
  omitted: z.exactOptional(choices),
  unknown: z.exactOptional(z.number()),
  order: z.enum(['name', 'name-desc', 'brand', 'category']),
  page: z.number(),
  facets: z.readonly(z.array(facet)),
  language: z.enum(['tr', 'en']),
});

/** GET /api/product-page and /api/product-page/{category|brand}/{slug} (not in spec §7); -1 when there is no such page. */
export const productPageResponse = z.union([productPage, z.literal(-1)]);
