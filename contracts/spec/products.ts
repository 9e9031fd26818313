import * as z from 'zod/mini';
import { inEachLanguage, withFallback } from '#domain/shared/language.ts';
import { fromWire, localized, toWire, unzip, wireText, zip } from './localized.ts';
import { documents } from './documents.ts';
import { hotspot, hotspotView } from './hotspots.ts';
import { maxItems } from '#contracts/list/items.ts';
import { deviceClass, regulatory, regulatoryView } from './regulatory.ts';
import { variant, variantView } from './variants.ts';

/** Card in the language of its list, so it is the same on both sides. */
const card = z.object({
  purpose: z.string(),
  classification: z.exactOptional(deviceClass),
  marks: z.exactOptional(z.readonly(z.array(z.string()))),
  values: z.exactOptional(z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()]))))),
});

/** Fields of each product and of each entry of a list that are the same on both sides. */
const same = {
  id: z.number(),
  brand: z.string(),
  picture: z.string(),
  drawing: z.exactOptional(z.string()),
};
const sameInLists = {
  ...same,
  hasVariants: z.exactOptional(z.boolean()),
  excerpt: z.exactOptional(z.readonly(z.array(z.string()))),
  missing: z.exactOptional(z.readonly(z.array(z.string()))),
  offered: z.exactOptional(
    z.object({ measure: z.string(), kind: z.string(), values: z.readonly(z.array(z.string())) }),
  ),
  apart: z.exactOptional(z.object({ measures: z.readonly(z.array(z.string())), kind: z.string() })),
  readings: z.exactOptional(z.readonly(z.array(z.object({ measure: z.string(), query: z.string() })))),
  card: z.exactOptional(card),
  cards: z.exactOptional(z.object(inEachLanguage(() => card))),
};

const names = { name: localized, slug: localized };
const wireNames = { ...wireText('name'), ...wireText('url_name'), category_slug: z.string() };

const summaryView = z.object({
  ...sameInLists,
  ...names,
  category: z.string(),
  matchedRef: z.exactOptional(z.string()),
  isSimilar: z.exactOptional(z.boolean()),
  isRespelt: z.exactOptional(z.boolean()),
});

/**
 * An entry of a product list (spec §7). Not in the spec: `category_slug`, `picture` (a file in /images/products/), `drawing` (a file in
 * /images/drawings/, left out where the picture is a drawing), `hasVariants` if it has any, and, in
 * the results of a search, `matched_ref` if it was for a REF, `is_similar` if it is not what was searched for, `is_respelt` if a word
 * of the query is one of its misspelt, `missing`, the words of the query that it has not, `offered`, what there is
 * instead of a measure, `apart`, the measures that no product has together, `readings`, measures that a number
 * without a unit may be, each with the query that says so, and if excerpts are asked for, `excerpt`, a sentence in pieces of which every second one matches; in a page of products,
 * `card`.
 */
const productSummary = z.codec(
  z.object({
    ...sameInLists,
    ...wireNames,
    matched_ref: z.exactOptional(z.string()),
    is_similar: z.exactOptional(z.boolean()),
    is_respelt: z.exactOptional(z.boolean()),
  }),
  summaryView,
  {
    decode: (wire) => ({
      ...wire,
      name: fromWire(wire, 'name'),
      slug: fromWire(wire, 'url_name'),
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

/** GET /api/products/{category-slug} and /api/products/partners/{brand-slug}; empty for an unknown slug. */
export const productList = z.readonly(z.array(productSummary));

/** The query string of GET /api/product-names: English slugs, or keys of variants as `itemKey` makes them. */
export const productNamesQuery = z.object({
  url_name: z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(maxItems))])),
});

/** GET /api/product-names: parallel lists of names and English slugs (spec §7), and where products are named, of variants and whether there are any. */
export const productNames = z.codec(
  z.object({
    names: z.array(z.string()),
    names_tr: z.array(z.string()),
    url_name: z.array(z.string()),
    variants: z.exactOptional(z.array(z.array(variant))),
    has_variants: z.exactOptional(z.array(z.boolean())),
  }),
  z.readonly(
    z.array(
      z.object({
        name: localized,
        slug: z.string(),
        variants: z.exactOptional(z.readonly(z.array(variantView))),
        hasVariants: z.exactOptional(z.boolean()),
      }),
    ),
  ),
  {
    decode: (wire) =>
      zip(fromWire(wire, 'names')).map((name, index) => {
        const slug = wire.url_name[index] ?? '';
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

const texts = z.array(z.string());

/** English slugs. */
const procedures = z.exactOptional(z.readonly(z.array(z.string())));
/** Label and value. */
const fact = z.tuple([z.string(), z.string()]);
const article = z.tuple([z.string(), z.string()]);

const productWire = z.object({
  ...same,
  ...wireNames,
  ...wireText('category'),
  ...wireText('description'),
  details: texts,
  details_tr: texts,
  details_table: z.string(),
  details_table_tr: z.string(),
  gallery: texts,
  gallery_tr: texts,
  gallery_url_name: z.array(z.nullable(z.string())),
  gallery_picture: z.array(z.nullable(z.string())),
  gallery_has_variants: z.exactOptional(z.array(z.boolean())),
  articles: z.array(article),
  articles_tr: z.array(article),
  document: z.exactOptional(z.string()),
  document_size: z.exactOptional(z.number()),
  regulatory: z.exactOptional(regulatory),
  documents,
  procedures,
  hotspots: z.exactOptional(z.array(hotspot)),
  turntable: z.exactOptional(z.string()),
  detail_picture: z.exactOptional(z.string()),
  variants: z.exactOptional(z.array(variant)),
  related: z.array(productSummary),
  facts: z.exactOptional(z.array(fact)),
  facts_tr: z.exactOptional(z.array(fact)),
});

const productView = z.object({
  ...same,
  ...names,
  category: z.object({ slug: z.string(), name: localized }),
  description: localized,
  details: z.readonly(z.array(localized)),
  detailsTable: z.exactOptional(localized),
  gallery: z.readonly(
    z.array(
      z.object({
        name: localized,
        slug: z.exactOptional(z.string()),
        picture: z.exactOptional(z.string()),
        hasVariants: z.exactOptional(z.boolean()),
      }),
    ),
  ),
  articles: z.readonly(z.array(z.object({ heading: localized, text: localized }))),
  document: z.exactOptional(z.object({ file: z.string(), bytes: z.number() })),
  regulatory: z.exactOptional(regulatoryView),
  documents,
  procedures,
  hotspots: z.exactOptional(z.readonly(z.array(hotspotView))),
  turntable: z.exactOptional(z.string()),
  detailPicture: z.exactOptional(z.string()),
  variants: z.readonly(z.array(variantView)),
  related: z.readonly(z.array(summaryView)),
  facts: z.exactOptional(z.readonly(z.array(z.object({ label: localized, value: localized })))),
});

/**
 * A product (spec §3); one without a table has an empty `details_table`. Not in the spec: `category_slug`, `picture`,
 * `drawing`, `gallery_url_name` and `gallery_picture` (parallel to `gallery`, null for an accessory that is no product),
 * `gallery_has_variants`, `document` (file name of the PDF), `document_size` (in bytes), `regulatory`, `documents` and
 * `procedures` (in which it is used, by their English slugs), `variants`, `hotspots`, `turntable` (a file in
 * /images/turntables/) and `detail_picture` (a file in /images/details/), both left out where the product has none, and
 * `related`, each with its `cards` in each language, and `facts`, labels and values that tell it apart.
 */
const product = z.codec(productWire, productView, {
  decode: ({
    document,
    document_size: bytes = 0,
    detail_picture: detailPicture,
    facts,
    facts_tr: factsTr,
    ...wire
  }) => {
    return {
      ...wire,
      name: fromWire(wire, 'name'),
      slug: fromWire(wire, 'url_name'),
      category: { slug: wire.category_slug, name: fromWire(wire, 'category') },
      description: fromWire(wire, 'description'),
      details: zip(fromWire(wire, 'details')),
      ...(wire.details_table && { detailsTable: fromWire(wire, 'details_table') }),
      gallery: zip(fromWire(wire, 'gallery')).map((name, index) => {
        const slug = wire.gallery_url_name[index];
        if (!slug) return { name };
        const picture = wire.gallery_picture[index];
        const hasVariants = wire.gallery_has_variants?.[index];
        return Object.assign({ name, slug }, picture && { picture }, hasVariants && { hasVariants });
      }),
      articles: wire.articles.map(([heading, text], index) => {
        const [headingTr, textTr] = wire.articles_tr[index] ?? [heading, text];
        return {
          heading: withFallback({ tr: headingTr, en: heading }),
          text: withFallback({ tr: textTr, en: text }),
        };
      }),
      ...(document && { document: { file: document, bytes } }),
      ...(detailPicture && { detailPicture }),
      variants: wire.variants ?? [],
      ...(facts && {
        facts: facts.map(([label, value], index) => {
          const [labelTr, valueTr] = factsTr?.[index] ?? [label, value];
          return {
            label: withFallback({ tr: labelTr, en: label }),
            value: withFallback({ tr: valueTr, en: value }),
          };
        }),
      }),
    };
  },
  encode: ({ document, variants, hotspots, detailPicture, facts, ...view }) => ({
    ...view,
    ...toWire('name', view.name),
    ...toWire('category', view.category.name),
    category_slug: view.category.slug,
    ...toWire('url_name', view.slug),
    ...toWire('description', view.description),
    ...toWire('details', unzip(view.details)),
    ...toWire('details_table', view.detailsTable ?? { tr: '', en: '' }),
    ...toWire('gallery', unzip(view.gallery.map(({ name }) => name))),
    gallery_url_name: view.gallery.map(({ slug }) => slug ?? null),
    gallery_picture: view.gallery.map(({ picture }) => picture ?? null),
    ...(view.gallery.some(({ hasVariants }) => hasVariants) && {
      gallery_has_variants: view.gallery.map(({ hasVariants = false }) => hasVariants),
    }),
    ...toWire('articles', {
      tr: view.articles.map(({ heading, text }): [string, string] => [heading.tr, text.tr]),
      en: view.articles.map(({ heading, text }): [string, string] => [heading.en, text.en]),
    }),
    ...(document && { document: document.file, document_size: document.bytes }),
    ...(variants.length > 0 && { variants: [...variants] }),
    ...(hotspots && { hotspots: [...hotspots] }),
    ...(detailPicture && { detail_picture: detailPicture }),
    related: [...view.related],
    ...(facts &&
      toWire('facts', {
        tr: facts.map(({ label, value }): [string, string] => [label.tr, value.tr]),
        en: facts.map(({ label, value }): [string, string] => [label.en, value.en]),
      })),
  }),
});

/** The response for an unknown item, with status 200 (spec §7). */
const notFound = z.literal(-1);

/** GET /api/product/{slug}, with a slug of either language. */
export const productResponse = z.union([product, notFound]);
