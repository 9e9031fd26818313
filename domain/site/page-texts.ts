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

/** Sections below a heading of their own. */
export interface SectionList {
  readonly heading: string;
  readonly list: readonly Section[];
}

/** A number of the home page that counts up. */
interface Counter {
  readonly value: number;
  readonly label: string;
}

/** Something that the company did, in the order of time. */
interface Milestone {
  readonly when: string;
  readonly text: string;
  /** Id of the news item that tells more. */
  readonly news?: string;
}

/** A city on the map of markets. */
export interface MapPlace {
  readonly name: string;
  /** Degrees of longitude and latitude. */
  readonly at: readonly [longitude: number, latitude: number];
  /** Pixels of the drawing, from its left edge. */
  readonly x: number;
  /** Pixels of the drawing, from its upper edge. */
  readonly y: number;
}

interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
}

/** Places that products of the company get to. */
interface Reach {
  readonly heading: string;
  readonly provinces: {
    readonly heading: string;
    readonly text: string;
    /** Version of the map, by what it shows. */
    readonly map: string;
    /** Names of provinces as the language has them; maps are drawn from the Turkish ones. */
    readonly offices: readonly string[];
    readonly visited: readonly string[];
  };
  readonly markets: {
    readonly heading: string;
    readonly text: string;
    /** Version of the map, as that of the provinces. */
    readonly map: string;
    readonly countries: readonly Country[];
    /** Countries that are a demonstration, and the label that says so. */
    readonly examples?: { readonly label: string; readonly countries: readonly Country[] };
    /** Place that shipments leave from. */
    readonly from: MapPlace;
    readonly destinations: readonly MapPlace[];
  };
}

/** Statement of the company about itself, with a link to its proof. */
interface Proof extends Section {
  readonly link?: { readonly to: string; readonly label: string };
}

/** A reason for the company, with the figure that shows it as a heading and what it counts as text. */
interface Reason extends Proof {
  readonly fact?: Section;
}

/** A page with a form. */
interface FormPage extends Heading {
  /** Steps that follow once the form is sent. */
  readonly steps?: SectionList;
}

/** A page with a form that requests no particular products. */
interface ServicePage extends FormPage {
  /** Heading beside the form. */
  readonly formHeading?: string;
  readonly text: string;
  /** Scope of the form: what can be asked for. */
  readonly scope?: SectionList;
}

/** Texts that staff write for pages, in one language: prose and figures, no labels of the interface. */
export interface PageTexts {
  readonly home: {
    /** Slogan, which is in the footer of every page too. */
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
  readonly 'about-us': Heading & {
    readonly quote: string;
    /** Labels of figures that the site counts itself. */
    readonly figures?: Readonly<Record<'founded' | 'products' | 'groups' | 'brands', string>>;
    readonly sections: readonly Section[];
    readonly history?: { readonly heading: string; readonly milestones: readonly Milestone[] };
    readonly reach?: Reach;
    readonly quality?: { readonly heading: string; readonly proofs: readonly Proof[] };
  };
  readonly 'why-us': Heading & { readonly features: readonly Reason[] };
  readonly contact: Heading & {
    readonly hours?: Section;
    readonly offerHeading: string;
    readonly offerText: string;
  };
  readonly 'privacy-policy': Heading & {
    /** Day of the last change (2026-01-31), which requests are stored with as the version of the notice. */
    readonly updated: string;
    readonly sections: readonly Section[];
  };
  readonly management: Heading & {
    /** Quotation of the manager. */
    readonly quote?: string;
    /** Other people in charge: what each is in charge of as heading, the name as text. */
    readonly team?: SectionList;
  };
  readonly partners: Heading;
  readonly news: Heading;
  readonly request: FormPage;
  readonly search: Heading;
  readonly 'technical-service': ServicePage;
  readonly oem: ServicePage;
  readonly 'online-catalog': ServicePage;
  /** The introduction of each solution. */
  readonly solution: Readonly<
    Record<'ent-solutions' | 'plastic-and-reconstructive-solutions' | 'brain-and-spine-solutions', string>
  >;
}

/** Pages that staff write texts for, named as their files. */
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
] as const satisfies readonly (keyof PageTexts)[];

export type PageName = (typeof pageNames)[number];

/** The texts of every page in every language. */
export type AllPageTexts = { readonly [Page in PageName]: Localized<PageTexts[Page]> };

export const isPageName = (name: string): name is PageName => pageNames.some((known) => known === name);
