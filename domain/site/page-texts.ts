import type { Localized } from '#domain/shared/language.ts';

interface Heading {
  readonly title: string;
  readonly lead: string;
}

interface Section {
  readonly heading: string;
  /** Plain text, one paragraph a line. */
  readonly text: string;
}

/** A number of the home page that counts up. */
interface Counter {
  readonly value: number;
  readonly label: string;
}

interface ServicePage extends Heading {
  readonly text: string;
}

/** What staff write for pages, in one language: prose and figures, no labels of the interface. */
export interface PageTexts {
  readonly home: {
    /** In the footer of every page too. */
    readonly slogan: string;
    readonly lead: string;
    readonly aboutHeading: string;
    readonly aboutText: string;
    readonly productsHeading: string;
    readonly productsText: string;
    readonly brandsHeading: string;
    readonly newsHeading: string;
    /** `export` is a percentage. */
    readonly counters: Readonly<Record<'products' | 'export' | 'partners' | 'cities', Counter>>;
  };
  readonly 'about-us': Heading & { readonly quote: string; readonly sections: readonly Section[] };
  readonly 'why-us': Heading & { readonly features: readonly Section[] };
  readonly contact: Heading & { readonly offerHeading: string; readonly offerText: string };
  readonly 'privacy-policy': Heading & {
    /** Day of the last change (2026-01-31), which requests are stored with as the version of the notice. */
    readonly updated: string;
    readonly sections: readonly Section[];
  };
  readonly management: Heading;
  readonly partners: Heading;
  readonly news: Heading;
  readonly request: Heading;
  readonly search: Heading;
  readonly 'technical-service': ServicePage;
  readonly oem: ServicePage;
  readonly 'online-catalog': ServicePage;
  /** The introduction of each solution. */
  readonly solution: Readonly<
    Record<'ent-solutions' | 'plastic-and-reconstructive-solutions' | 'brain-and-spine-solutions', string>
  >;
}

export type PageName = keyof PageTexts;

/** The texts of every page in every language. */
export type AllPageTexts = { readonly [Page in PageName]: Localized<PageTexts[Page]> };

export const pageNames = [
  'home',
  'about-us',
  'why-us',
  'contact',
  'privacy-policy',
  'management',
  'partners',
  'news',
  'request',
  'search',
  'technical-service',
  'oem',
  'online-catalog',
  'solution',
] as const satisfies readonly PageName[];

export const isPageName = (name: string): name is PageName => pageNames.some((known) => known === name);
