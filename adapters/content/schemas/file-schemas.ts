import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Brand } from '#domain/catalogue/products/brand.ts';
import { documentKinds } from '#domain/catalogue/products/document.ts';
import { classifications } from '#domain/catalogue/products/regulatory.ts';
import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { isUdiDi } from '#domain/shared/udi.ts';
import { isRef } from '#domain/catalogue/products/variant.ts';
import { type Company, socialNetworks } from '#domain/company/company.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import { fold } from '#domain/shared/fold.ts';
import { keepTogether } from '#domain/content/keep-together.ts';
import { inEachLanguage, languages, valueIn, withFallback } from '#domain/shared/language.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { splitLanguage } from '#domain/site/paths.ts';
import { readAddress, toCurrentAddress, toFormerAddress } from '#domain/site/redirect.ts';
import { placeOnProvinceMap } from '../maps/province-projection.ts';

/** XML 1.0 (2.2), and so feeds and sitemaps, allows none of these, and PostgreSQL no NUL. */
const hasNoControlCharacter = (value: string): boolean => !/[[\p{Cc}--[\t\n\r]]\ufffe\uffff]/v.test(value);

const controlCharacter = "holds a control character (\\ in double quotes makes some: write '…')";

/** PostgreSQL cannot store lone surrogates. */
const isWellFormed = (value: string): boolean => value.isWellFormed();

const text = z
  .string()
  .trim()
  .min(1, 'is empty')
  .refine(hasNoControlCharacter, controlCharacter)
  .refine(isWellFormed, 'holds half of a surrogate pair');

/** Schema of a value in each language, of which those that are not the specification's may be left out. */
const writtenOf = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ ...inEachLanguage(() => value.exactOptional()), tr: value, en: value });

/** Text in each language, whose lines do not end between a number and its unit; the files stay as they are written. */
export const localized = writtenOf(text).transform((texts) =>
  inEachLanguage((language) => keepTogether(valueIn(texts, language), language)),
);

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
  .refine(hasNoControlCharacter, controlCharacter)
  .refine(isWellFormed, 'holds half of a surrogate pair');

const email = z.email('must be an e-mail address, like name@example.com');

/** Recipient of a kind of request; without it, that kind is mailed to MAIL_TO. */
const recipient = email.exactOptional();

export const slugSchema = plainSlug;

const longitudeOrLatitude = (name: string, limit: number) =>
  z
    .number('must be a number with a point, like 28.9497')
    .min(-limit, `is no ${name}: must be -${limit} at least`)
    .max(limit, `is no ${name}: must be ${limit} at most`);

/** Longitude and latitude in degrees. */
export const coordinates = z
  .tuple(
    [longitudeOrLatitude('longitude', 180), longitudeOrLatitude('latitude', 90)],
    'must be longitude and latitude, two numbers with a point, like [28.9497, 41.0186]',
  )
  .readonly();

const office = z
  .strictObject({
    city: localized,
    role: localized,
    phone: z
      .string()
      .regex(/^\+[\d ]{7,20}$/u, 'must be in international format, like +90 312 000 00 01')
      .refine((phone) => isValidPhoneNumber(phone), 'is no valid telephone number, so nobody could dial it'),
    address: localized,
    at: coordinates.exactOptional(),
  })
  .transform(({ at, ...rest }) => ({ ...rest, ...(at && { place: { at, ...placeOnProvinceMap(at) } }) }));

const companyFile = z.strictObject({
  name: text,
  legalName: localized,
  founded: z.int('must be a year').min(1800, 'must be 1800 at least').max(2100, 'must be 2100 at most'),
  offices: z.tuple([office], office),
  email,
  social: z.strictObject(
    recordOf(
      socialNetworks.map(({ key }) => key),
      () => httpsUrl,
    ),
  ),
  messaging: httpsUrl,
  maps: writtenOf(httpsUrl).transform((maps) => withFallback(maps)),
  recipients: z
    .strictObject({ offer: recipient, technicalService: recipient, oem: recipient, catalogue: recipient })
    .default({}),
  manager: z.strictObject({ name: text, role: localized, profile: httpsUrl, biography: localized }),
});

export const companySchema = companyFile.transform((file) => ({
  ...file,
  phones: file.offices.map(({ phone }) => phone),
  address: file.offices[0].address,
})) satisfies z.ZodType<Company>;

export const brandsSchema = z.array(z.strictObject({ slug: brandSlug, name: text })) satisfies z.ZodType<
  Brand[]
>;

export const categoriesSchema = z.array(
  z.strictObject({
    slug: plainSlug,
    name: localized,
    summary: localized,
    picture: z.string().exactOptional(),
  }),
);

const describedAttribute = {
  key: plainSlug,
  name: localized,
  isMinor: z.literal(true).exactOptional(),
  categories: z
    .array(z.string())
    .min(1, 'is empty: leave it out where all categories have it')
    .exactOptional(),
};

export const attributesSchema = z.array(
  z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('number'),
        ...describedAttribute,
        unit: text.regex(/^\S+$/u, 'must hold no space'),
        limits: z.array(z.number('must be a number').min(0, 'must not be negative')).min(1, 'is empty'),
      }),
      z.strictObject({
        kind: z.literal('option'),
        ...describedAttribute,
        options: z
          .array(z.strictObject({ key: plainSlug, name: localized, mark: localized.exactOptional() }))
          .min(2, 'needs two at least'),
      }),
    ],
    'must be number or option',
  ),
) satisfies z.ZodType<Attribute[]>;

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

/** Position that is far enough from the edges for the whole number to be in the picture, in percent. */
const percentInside = z
  .number('must be a number')
  .min(5, 'must be at least 5, in percent of the picture')
  .max(95, 'must be at most 95, in percent of the picture');

const hotspotSchema = z.strictObject({ x: percentInside, y: percentInside, text: localized });

/** Why a PDF cannot be offered by its name, with a name that it can have. */
const oddPdfName = (file: string): string => {
  const name = file.trim();
  const stem = name.replace(/\.pdf$/iu, '');
  if (stem === name || /[/\\]/u.test(name)) return 'must be the name of a .pdf file';
  const signs = [...new Set(stem.match(/[^\w-]/gu))].map((sign) => (sign === ' ' ? 'a space' : `"${sign}"`));
  const oddities = [...signs, ...(name.endsWith('.pdf') ? [] : ['an ending in capitals'])];
  const plain = fold(stem)
    .replaceAll(/[^a-z\d_]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `has ${oddities.join(', ')}, which file names must not have: rename the file to ${plain || 'document'}.pdf, and write that here`;
};

const pdf = z.string().regex(/^[\w-]+\.pdf$/u, { error: ({ input }) => oddPdfName(String(input)) });

export const day = z.iso.date('must be a date like 2026-03-14');

export const productSchema = z.strictObject({
  name: localized,
  slugTr: plainSlug,
  publishAt: day.exactOptional(),
  brand: z.string(),
  picture: z.string(),
  hotspots: z
    .array(hotspotSchema)
    .min(1, 'is empty: leave it out where there are none')
    .max(9, 'must be nine at most')
    .exactOptional(),
  description: localized,
  details: z.array(localized),
  detailsTable: localized.optional(),
  variants: z.array(variantSchema).default([]),
  gallery: z.array(localized),
  articles: z.array(z.strictObject({ heading: localized, text: localized })),
  document: pdf.optional(),
  regulatory: regulatorySchema.exactOptional(),
  attributes: z
    .record(
      z.string(),
      z.union([text, z.array(text).min(1)], 'must be a text or a list of texts, each number with its unit'),
    )
    .exactOptional(),
});

/** The path of a page, without language, query and hash. */
export const pagePath = text
  .regex(/^\/(?!\/)[^?#\s]*$/u, 'must be an address without host, query and #, like /products/mammoplasty')
  .refine((value) => splitLanguage(value).language === undefined, 'must not name a language')
  .refine((value) => value === '/' || !value.endsWith('/'), 'must not end in a slash');

export const newsSchema = z.strictObject({
  title: localized,
  publishDate: day,
  article: localized,
  link: z.strictObject({ to: pagePath, label: localized }).exactOptional(),
}) satisfies z.ZodType<Omit<NewsItem, 'id' | 'readingMinutes' | 'picture'>>;

const percent = z.number('must be a number').min(0, 'must be 0 at least').max(100, 'must be 100 at most');

const slugs = z.array(z.string()).min(1, 'is empty');

export const procedureSchema = z.strictObject({
  name: localized,
  slugTr: plainSlug,
  summary: localized,
  solutions: slugs,
  categories: slugs,
  phases: z.array(z.strictObject({ title: localized, text: localized, products: slugs })).min(1, 'is empty'),
  table: z
    .array(
      z.strictObject({
        product: z.string(),
        x: percent,
        y: percent,
        width: percent.min(3, 'must be 3 at least'),
        height: percent.min(3, 'must be 3 at least').exactOptional(),
      }),
    )
    .max(40, 'has room for 40 products'),
});

const documentVersionSchema = z.strictObject({
  version: z
    .string("must be in quotes, like '2.0'")
    .regex(
      /^[\da-zA-Z]{1,10}(?:[.-][\da-zA-Z]{1,10}){0,3}$/u,
      'must be letters and digits, joined by . or -',
    ),
  date: day,
  languages: z
    .array(z.enum(languages, `must be one of ${languages.join(', ')}`))
    .min(1, 'is empty')
    .refine((list) => new Set(list).size === list.length, 'names a language twice'),
  signed: day.exactOptional(),
  expires: day.exactOptional(),
  files: z.strictObject(inEachLanguage(() => pdf.exactOptional())).exactOptional(),
});

const namesSchema = z.array(z.string()).min(1, 'is empty').exactOptional();

export const documentsSchema = z.array(
  z.strictObject({
    id: plainSlug,
    kind: z.enum(documentKinds, `must be one of ${documentKinds.join(', ')}`),
    title: localized.exactOptional(),
    individual: z.literal(true, 'must be true, or left out').exactOptional(),
    for: z.strictObject({
      products: namesSchema,
      categories: namesSchema,
      brands: namesSchema,
      classes: z
        .array(z.enum(classifications, `must be one of ${classifications.join(', ')}`))
        .min(1, 'is empty')
        .exactOptional(),
    }),
    refs: namesSchema,
    lots: z
      .array(
        z
          .string('must be in quotes')
          .regex(/[\da-z]/iu, 'must have a letter or digit')
          .max(40, 'has more than 40 characters'),
      )
      .min(1, 'is empty')
      .exactOptional(),
    versions: z.tuple([documentVersionSchema], documentVersionSchema),
  }),
);

/** An address as people copy it. The language of a redirect is that of its visitor. */
const copiedAddress = text
  .regex(/^(?:https?:\/)?\//iu, 'must begin with a slash or https://, like /hakkimizda.html')
  .transform(readAddress)
  .transform((address) => ({ ...address, path: splitLanguage(address.path).path }));

const currentAddress = copiedAddress.transform(({ host, ...address }, { addIssue }) => {
  const written = toCurrentAddress(address);
  if (host === undefined) return written;
  addIssue(`must be a page of this site, written without ${host}: ${written}`);
  return z.NEVER;
});

/** A host has a point: `//x20` is a path that somebody began with two slashes. */
const formerAddress = text.refine(
  (address) => !/^\/\/[^/.]*(?:\/|$)/u.test(address),
  'must begin with one slash',
);

export const redirectsSchema = z.array(
  z
    .strictObject({ from: formerAddress.pipe(copiedAddress), to: currentAddress })
    .transform(({ from: { fragment, ...address }, to }) => ({
      from: toFormerAddress(address),
      to,
      /** Fragment of the former address, which no browser sends. */
      ...(fragment !== undefined && { fragment }),
    })),
);

/** A list of words or phrases, each of which has at least a letter. */
const phrases = z.array(text.regex(/\p{L}/u, 'must have a letter')).min(1, 'must not be empty');

/** A word or several in either language, or both. */
const wordsByLanguage = <Words extends z.ZodType>(words: Words) =>
  z
    .strictObject(inEachLanguage(() => words.exactOptional()))
    .refine((written) => Object.keys(written).length > 0, `must have ${languages.join(' or ')}`);

export const synonymsSchema = z.array(
  z.strictObject({ known: wordsByLanguage(text), others: wordsByLanguage(phrases) }),
);

const labels = z.array(text).min(1, 'is empty').default([]);

export const technicalLabelsSchema = z.array(
  z
    .strictObject(inEachLanguage(() => labels))
    .refine((group) => Object.values(group).flat().length > 1, 'needs two labels at least'),
);

export type ProductFile = z.output<typeof productSchema>;
