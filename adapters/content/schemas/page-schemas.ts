import * as z from 'zod';
import countryCodes from 'i18n-iso-countries';
import { keepTogether } from '#domain/content/keep-together.ts';
import { type Language, type Localized, inEachLanguage } from '#domain/shared/language.ts';
import { mapVersion, marketMapOf } from '#domain/site/map.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { coordinates, day, localized, pagePath, slugSchema } from './file-schemas.ts';
import { placeOnMap } from '../maps/market-projection.ts';
import { isProvince } from '../maps/provinces.ts';

type Text = z.ZodType<string>;

/**
 * Schemas that read a file whose texts are written as `{ tr, en }`, one for each language. Both find the same faults.
 */
export type PageSchemas<Texts> = Localized<z.ZodType<Texts>>;

const perLanguage = <Texts>(
  schemaOf: (text: Text, language: Language) => z.ZodType<Texts>,
): PageSchemas<Texts> =>
  inEachLanguage((language) =>
    schemaOf(
      localized.transform((texts) => keepTogether(texts[language], language)),
      language,
    ),
  );

const wholeNumber = z.int('must be a whole number').min(0, 'must not be negative');
const number = wholeNumber.max(999_999, 'has more than six digits');
const percentage = wholeNumber.max(100, 'is a percentage, so at most 100');

const section = (text: Text) => z.strictObject({ heading: text, text });

const sectionsOf = (text: Text) => z.array(section(text)).min(1, 'is empty');

const sectionList = (text: Text) => z.strictObject({ heading: text, list: sectionsOf(text) });

/** A section with a link to its proof. */
const proof = (text: Text) =>
  section(text).extend({ link: z.strictObject({ to: pagePath, label: text }).exactOptional() });

const provinces = z.array(z.string().refine(isProvince, 'is no province of Türkiye, by its Turkish name'));

/** Names of provinces in texts of the language: only İstanbul has another name in other languages. */
const provincesIn = (names: readonly string[], language: Language): string[] =>
  names.map((name) => (language !== 'tr' && name === 'İstanbul' ? 'Istanbul' : name));

const place = (text: Text) =>
  z
    .strictObject({
      name: text,
      at: coordinates,
    })
    .transform((file, { addIssue }) => {
      const position = placeOnMap(file.at);
      if (position) return { ...file, ...position };
      addIssue('lies outside of the map, which ends at the Adriatic and at Lake Balkhash');
      return z.NEVER;
    });

const countryIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return z
    .string()
    .refine(
      (code) => countryCodes.alpha2ToNumeric(code) !== undefined,
      'is no country code of two capital letters, like KZ',
    )
    .transform((code) => ({ code, name: names.of(code) ?? code }));
};

const reach = (text: Text, language: Language) =>
  z.strictObject({
    heading: text,
    provinces: z
      .strictObject({ heading: text, text, offices: provinces, visited: provinces })
      .transform(({ offices, visited, ...texts }) => ({
        ...texts,
        // Maps are drawn from the Turkish names.
        map: mapVersion({ offices, visited }),
        offices: provincesIn(offices, language),
        visited: provincesIn(visited, language),
      })),
    markets: z
      .strictObject({
        heading: text,
        text,
        countries: z.array(countryIn(language)).min(1, 'is empty'),
        examples: z
          .strictObject({ label: text, countries: z.array(countryIn(language)).min(1, 'is empty') })
          .exactOptional(),
        from: place(text),
        destinations: z.array(place(text)),
      })
      .transform((file) => ({ ...file, map: mapVersion(marketMapOf(file)) })),
  });

const figures = (text: Text) => z.strictObject({ founded: text, products: text, groups: text, brands: text });

const history = (text: Text) =>
  z.strictObject({
    heading: text,
    milestones: z
      .array(z.strictObject({ when: text, text, news: slugSchema.exactOptional() }))
      .min(2, 'needs two at least'),
  });

const quality = (text: Text) =>
  z.strictObject({
    heading: text,
    proofs: z.array(proof(text)).min(1, 'is empty'),
  });

const heading = perLanguage((text) => z.strictObject({ title: text, lead: text }));

const form = (text: Text) =>
  z.strictObject({
    title: text,
    lead: text,
    steps: sectionList(text).exactOptional(),
  });

const service = perLanguage((text) =>
  form(text).extend({
    formHeading: text.exactOptional(),
    text,
    scope: sectionList(text).exactOptional(),
  }),
);

/** The files of content/pages. */
export const pageSchemas: { readonly [Page in PageName]: PageSchemas<PageTexts[Page]> } = {
  home: perLanguage((text) =>
    z.strictObject({
      slogan: text,
      lead: text,
      aboutHeading: text,
      aboutText: text,
      productsHeading: text,
      productsText: text,
      brandsHeading: text,
      newsHeading: text,
      counters: z.strictObject({
        products: z.strictObject({ value: number, label: text }),
        export: z.strictObject({ value: percentage, label: text }),
        partners: z.strictObject({ value: number, label: text }),
        cities: z.strictObject({ value: number, label: text }),
      }),
    }),
  ),
  'about-us': perLanguage((text, language) =>
    z.strictObject({
      title: text,
      lead: text,
      quote: text,
      figures: figures(text).exactOptional(),
      sections: sectionsOf(text),
      history: history(text).exactOptional(),
      reach: reach(text, language).exactOptional(),
      quality: quality(text).exactOptional(),
    }),
  ),
  'why-us': perLanguage((text) =>
    z.strictObject({
      title: text,
      lead: text,
      features: z.array(proof(text).extend({ fact: section(text).exactOptional() })).min(1, 'is empty'),
    }),
  ),
  contact: perLanguage((text) =>
    z.strictObject({
      title: text,
      lead: text,
      hours: section(text).exactOptional(),
      offerHeading: text,
      offerText: text,
    }),
  ),
  'privacy-policy': perLanguage((text) =>
    z.strictObject({ title: text, lead: text, updated: day, sections: sectionsOf(text) }),
  ),
  management: perLanguage((text) =>
    z.strictObject({
      title: text,
      lead: text,
      quote: text.exactOptional(),
      team: sectionList(text).exactOptional(),
    }),
  ),
  partners: heading,
  news: heading,
  request: perLanguage(form),
  search: heading,
  'technical-service': service,
  oem: service,
  'online-catalog': service,
  solution: perLanguage((text) =>
    z.strictObject({
      'ent-solutions': text,
      'plastic-and-reconstructive-solutions': text,
      'brain-and-spine-solutions': text,
    }),
  ),
};
