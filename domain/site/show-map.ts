import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';

export interface ProvinceMap {
  /** Names of provinces in Turkish. */
  readonly offices: readonly string[];
  readonly visited: readonly string[];
}

export interface MarketMap {
  /** ISO 3166-1 codes of two letters. */
  readonly countries: readonly string[];
  /** Codes of those that are a demonstration. */
  readonly examples: readonly string[];
  /** Where the ways to the destinations begin. */
  readonly from: MapPlace;
  readonly destinations: readonly MapPlace[];
}

/** Of the company's page, but for `country`, which shows no provinces in particular. */
export const mapNames = ['provinces', 'markets', 'country'] as const;

export type MapName = (typeof mapNames)[number];

interface Dependencies {
  readonly getTexts: (page: 'about-us', language: 'tr') => Promise<PageTexts['about-us']>;
  /** Both resolve with an SVG. */
  readonly drawProvinces: (map: ProvinceMap) => Promise<string>;
  readonly drawMarkets: (map: MarketMap) => Promise<string>;
}

const codesOf = (countries: readonly { readonly code: string }[]): string[] =>
  countries.map(({ code }) => code);

/** A map as an SVG; `undefined` where staff named no places for it. */
export const createShowMap =
  ({ getTexts, drawProvinces, drawMarkets }: Dependencies) =>
  async (name: MapName): Promise<string | undefined> => {
    if (name === 'country') return drawProvinces({ offices: [], visited: [] });
    const { reach } = await getTexts('about-us', 'tr');
    if (!reach) return undefined;
    if (name === 'provinces') return drawProvinces(reach.provinces);
    const { countries, examples, from, destinations } = reach.markets;
    return drawMarkets({
      countries: codesOf(countries),
      examples: codesOf(examples?.countries ?? []),
      from,
      destinations,
    });
  };

export type ShowMap = ReturnType<typeof createShowMap>;
