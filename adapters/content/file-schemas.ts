import * as z from 'zod';
import { classifications } from '#domain/catalogue/regulatory.ts';
import { solutionSlugs } from '#domain/catalogue/solution.ts';
import { isUdiDi } from '#domain/catalogue/udi.ts';
import { isRef } from '#domain/catalogue/variant.ts';
import { splitLanguage } from '#domain/site/paths.ts';

/** XML 1.0 (2.2), and so feeds and sitemaps, allows none of these, and PostgreSQL no NUL. */
const hasNoControlCharacter = (value: string): boolean => !/[[\p{Cc}--[\t\n\r]]\ufffe\uffff]/v.test(value);

/** PostgreSQL cannot store lone surrogates. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

const text = z
  .string()
  .trim()
  .min(1, 'is empty')
  .refine(hasNoControlCharacter, 'holds a control character')
  .refine(isWellFormed, 'holds half of a surrogate pair');

const localized = z.strictObject({ tr: text, en: text });

const plainSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be lower-case ASCII letters, digits and single hyphens');

/** Brand slugs may hold `&` and `+` (spec §3). */
const brandSlug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u,
    'must be lower-case ASCII letters and digits, joined by -, & or +',
  );

const httpsUrl = z
  .url({ protocol: /^https$/u, error: 'must be an https:// address' })
  .refine(hasNoControlCharacter, 'holds a control character')
  .refine(isWellFormed, 'holds half of a surrogate pair');

/** Without it, that kind of request is mailed to MAIL_TO. */
const recipient = z.email('must be an e-mail address, like name@example.com').exactOptional();

export const slugSchema = plainSlug;

export const companySchema = z.strictObject({
  name: text,
  legalName: localized,
  founded: z.int().min(1800).max(2100),
  phones: z
    .array(z.string().regex(/^\+[\d ]{7,20}$/u, 'must be in international format, like +90 312 000 00 01'))
    .min(1),
  email: z.email(),
  address: localized,
  social: z.strictObject({ linkedin: httpsUrl, instagram: httpsUrl }),
  messaging: httpsUrl,
  maps: z.strictObject({ tr: httpsUrl, en: httpsUrl }),
  recipients: z
    .strictObject({ offer: recipient, technicalService: recipient, oem: recipient, catalogue: recipient })
    .default({}),
  manager: z.strictObject({ name: text, role: localized, profile: httpsUrl, biography: localized }),
});

export const brandsSchema = z.array(z.strictObject({ slug: brandSlug, name: text }));

export const categoriesSchema = z.array(
  z.strictObject({
    slug: plainSlug,
    name: localized,
    summary: localized,
    picture: z.string().exactOptional(),
  }),
);

export const solutionsSchema = z.array(
  z.strictObject({
    slug: z.enum(solutionSlugs, `must be one of ${solutionSlugs.join(', ')}`),
    name: localized,
    summary: localized,
    categories: z.array(z.string()),
  }),
);

/** Identifiers have to be quoted: YAML would read 0123 as a number and drop the zero. */
const regulatorySchema = z.strictObject({
  classification: z.enum(classifications, `must be one of ${classifications.join(', ')}`),
  ceMark: z.boolean('must be true or false').default(false),
  notifiedBody: z
    .string("must be four digits in quotes, like '0123'")
    .regex(/^\d{4}$/u, "must be four digits in quotes, like '0123'")
    .exactOptional(),
  udiDi: z
    .string('must be in quotes')
    .refine(isUdiDi, 'must be a GTIN of 14 digits or an HIBC code, with its right check character')
    .exactOptional(),
  uts: z
    .string('must be in quotes')
    .regex(/^[\dA-Z](?:[\dA-Z/.-]{2,38}[\dA-Z])$/u, 'must be 4 to 40 capital letters, digits, /, . or -')
    .exactOptional(),
  professionalUse: z.boolean('must be true or false').default(false),
});

const variantSchema = z.strictObject({
  ref: z
    .string('must be in quotes')
    .refine(isRef, 'must be 3 to 40 capital letters and digits, joined by single -, . or /'),
  name: localized,
  piecesPerPack: z.int('must be a whole number').min(1, 'must be at least 1').exactOptional(),
  sterile: z.boolean('must be true or false').exactOptional(),
});

export const productSchema = z.strictObject({
  name: localized,
  slugTr: plainSlug,
  brand: z.string(),
  picture: z.string(),
  description: localized,
  details: z.array(localized),
  detailsTable: localized.optional(),
  variants: z.array(variantSchema).default([]),
  gallery: z.array(localized),
  articles: z.array(z.strictObject({ heading: localized, text: localized })),
  document: z
    .string()
    .regex(/^[\w-]+\.pdf$/u, 'must be the name of a .pdf file')
    .optional(),
  regulatory: regulatorySchema.exactOptional(),
});

export const newsSchema = z.strictObject({
  title: localized,
  publishDate: z.iso.date('must be a date like 2026-03-14'),
  article: localized,
});

const redirectPath = text
  .regex(/^\/(?!\/)[^?#\s]*$/u, 'must be an address without host, query and #, like /products/mammoplasty')
  .refine((value) => splitLanguage(value).language === undefined, 'must not name a language')
  .refine((value) => value === '/' || !value.endsWith('/'), 'must not end in a slash');

export const redirectsSchema = z.array(z.strictObject({ from: redirectPath, to: redirectPath }));

export type ProductFile = z.output<typeof productSchema>;
