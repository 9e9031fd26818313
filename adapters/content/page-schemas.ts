import * as z from 'zod';
import { keepTogether } from '#domain/content/keep-together.ts';
import type { Localized } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { day, localized } from './file-schemas.ts';

type Text = z.ZodType<string, Localized>;

/** How a file whose texts are written as `{ tr, en }` is read in each language. Both find the same faults. */
export type PageSchemas<Texts> = Localized<z.ZodType<Texts>>;

const perLanguage = <Texts>(schemaOf: (text: Text) => z.ZodType<Texts>): PageSchemas<Texts> => ({
  tr: schemaOf(localized.transform(({ tr }) => keepTogether(tr, 'tr'))),
  en: schemaOf(localized.transform(({ en }) => keepTogether(en, 'en'))),
});

const wholeNumber = z.int('must be a whole number').min(0, 'must not be negative');
const number = wholeNumber.max(999_999, 'has more than six digits');
const percentage = wholeNumber.max(100, 'is a percentage, so at most 100');

const sectionsOf = (text: Text) => z.array(z.strictObject({ heading: text, text })).min(1, 'is empty');

const heading = perLanguage((text) => z.strictObject({ title: text, lead: text }));

const service = perLanguage((text) => z.strictObject({ title: text, lead: text, text }));

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
  'about-us': perLanguage((text) =>
    z.strictObject({ title: text, lead: text, quote: text, sections: sectionsOf(text) }),
  ),
  'why-us': perLanguage((text) => z.strictObject({ title: text, lead: text, features: sectionsOf(text) })),
  contact: perLanguage((text) =>
    z.strictObject({ title: text, lead: text, offerHeading: text, offerText: text }),
  ),
  'privacy-policy': perLanguage((text) =>
    z.strictObject({ title: text, lead: text, updated: day, sections: sectionsOf(text) }),
  ),
  management: heading,
  partners: heading,
  news: heading,
  request: heading,
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
