import * as z from 'zod/mini';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { inEachLanguage, withFallback } from '#domain/shared/language.ts';
import { maxItems } from '#contracts/list/items.ts';
import { localized, toWire, unzip, wireFields, wireText } from './localized.ts';

const listedProduct = z.object({
  id: z.number(),
  ...wireText('name'),
  url_name: z.string(),
  brand: z.string(),
});

/** GET /api/products/{category-slug} and /api/products/partners/{brand-slug}; empty for an unknown slug. */
export const productList = z.array(listedProduct);

export const toListedProduct = ({
  id,
  name,
  slug,
  brand,
}: ProductSummary): z.output<typeof listedProduct> => ({
  id,
  ...toWire('name', name),
  url_name: slug.en,
  brand,
});

const sameInSearch = {
  id: z.number(),
  brand: z.string(),
  picture: z.string(),
  missing: z.exactOptional(z.readonly(z.array(z.string()))),
  offered: z.exactOptional(
    z.object({ measure: z.string(), kind: z.string(), values: z.readonly(z.array(z.string())) }),
  ),
  apart: z.exactOptional(z.object({ measures: z.readonly(z.array(z.string())), kind: z.string() })),
  readings: z.exactOptional(z.readonly(z.array(z.object({ measure: z.string(), query: z.string() })))),
  excerpt: z.exactOptional(z.readonly(z.array(z.string()))),
};

/**
 * A found product: an entry of a list, and in which category it is, `picture` (a file in /images/products/), `matched_ref` if it
 * was for a REF, `is_similar` if it is not what was searched for, `is_respelt` if a word of the query is one of its misspelt,
 * `missing`, the words of the query that it has not, `offered`, what there is instead of a measure, `apart`, the measures that
 * no product has together, `readings`, measures that a number without a unit may be, each with the query that says so, and if
 * excerpts are asked for, `excerpt`, a sentence in pieces of which every second one matches.
 */
const foundProduct = z.codec(
  z.object({
    ...sameInSearch,
    ...wireText('name'),
    ...wireText('url_name'),
    category_slug: z.string(),
    matched_ref: z.exactOptional(z.string()),
    is_similar: z.exactOptional(z.boolean()),
    is_respelt: z.exactOptional(z.boolean()),
  }),
  z.object({
    ...sameInSearch,
    name: localized,
    slug: localized,
    category: z.string(),
    matchedRef: z.exactOptional(z.string()),
    isSimilar: z.exactOptional(z.boolean()),
    isRespelt: z.exactOptional(z.boolean()),
  }),
  {
    decode: (wire) => ({
      ...wire,
      name: withFallback({ tr: wire.name_tr, en: wire.name }),
      slug: withFallback({ tr: wire.url_name_tr, en: wire.url_name }),
      category: wire.category_slug,
      ...(wire.matched_ref !== undefined && { matchedRef: wire.matched_ref }),
      ...(wire.is_similar && { isSimilar: true }),
      ...(wire.is_respelt && { isRespelt: true }),
    }),
    encode: (view) => ({
      ...view,
      ...toWire('name', view.name),
      ...toWire('url_name', view.slug),
      category_slug: view.category,
      ...(view.matchedRef !== undefined && { matched_ref: view.matchedRef }),
      ...(view.isSimilar && { is_similar: true }),
      ...(view.isRespelt && { is_respelt: true }),
    }),
  },
);

/** GET /api/search (not in the spec). */
export const foundProducts = z.readonly(z.array(foundProduct));

/** The query string of GET /api/product-names: English slugs, or keys of variants as `itemKey` makes them. */
export const productNamesQuery = z.object({
  url_name: z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(maxItems))])),
});

const texts = z.array(z.string());

const variantName = z.codec(
  z.object({ ref: z.string(), ...wireText('name') }),
  z.object({ ref: z.string(), name: localized }),
  {
    decode: ({ ref, name, name_tr: nameTr }) => ({ ref, name: withFallback({ tr: nameTr, en: name }) }),
    encode: ({ ref, name }) => ({ ref, ...toWire('name', name) }),
  },
);

/** GET /api/product-names: parallel lists of names and English slugs (spec §7), and where products are named, of variants and whether there are any. */
export const productNames = z.codec(
  z.object({
    ...wireFields('names', texts),
    url_name: texts,
    variants: z.exactOptional(z.array(z.array(variantName))),
    has_variants: z.exactOptional(z.array(z.boolean())),
  }),
  z.readonly(
    z.array(
      z.object({
        name: localized,
        slug: z.string(),
        variants: z.exactOptional(z.readonly(z.array(z.object({ ref: z.string(), name: localized })))),
        hasVariants: z.exactOptional(z.boolean()),
      }),
    ),
  ),
  {
    decode: (wire) =>
      wire.url_name.map((slug, index) => {
        const name = withFallback({ tr: wire.names_tr[index] ?? slug, en: wire.names[index] ?? slug });
        const variants = wire.variants?.[index];
        const hasVariants = wire.has_variants?.[index];
        return Object.assign({ name, slug }, variants && { variants }, hasVariants && { hasVariants });
      }),
    encode: (products) => ({
      ...toWire('names', unzip(products.map(({ name }) => name))),
      url_name: products.map(({ slug }) => slug),
      ...(products.some(({ variants }) => variants) && {
        variants: products.map(({ variants = [] }) => [...variants]),
        has_variants: products.map(({ hasVariants = false }) => hasVariants),
      }),
    }),
  },
);

const articles = z.array(z.tuple([z.string(), z.string()]));

const product = z.object({
  id: z.number(),
  brand: z.string(),
  ...wireText('name'),
  ...wireText('url_name'),
  ...wireText('category'),
  ...wireText('description'),
  ...wireFields('details', texts),
  ...wireText('details_table'),
  ...wireFields('gallery', texts),
  ...wireFields('articles', articles),
});

export const toProductResponse = (view: ProductView): z.output<typeof product> => ({
  id: view.id,
  brand: view.brand,
  ...toWire('name', view.name),
  ...toWire('url_name', view.slug),
  ...toWire('category', view.category.name),
  ...toWire('description', view.description),
  ...toWire('details', unzip(view.details)),
  ...toWire('details_table', view.detailsTable ?? { tr: '', en: '' }),
  ...toWire('gallery', unzip(view.gallery.map(({ name }) => name))),
  ...toWire(
    'articles',
    inEachLanguage((language) =>
      view.articles.map(({ heading, text }): [string, string] => [heading[language], text[language]]),
    ),
  ),
});

/**
 * GET /api/product/{slug}, with a slug of either language: a product (spec §3), where an empty `details_table` means that there
 * is none; `-1` with status 200 for an unknown one (spec §7).
 */
export const productResponse = z.union([product, z.literal(-1)]);
