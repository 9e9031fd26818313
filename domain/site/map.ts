import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';
import type { Localized } from '#domain/shared/language.ts';
import { shortHash } from '#domain/shared/short-hash.ts';

type Reach = NonNullable<PageTexts['about-us']['reach']>;

export interface ProvinceMap {
  /** Names of provinces in Turkish. */
  readonly offices: readonly string[];
  readonly visited: readonly string[];
}

/** A place in pixels of the drawing. */
type Point = Pick<MapPlace, 'x' | 'y'>;

export interface MarketMap {
  /** ISO 3166-1 codes of two letters. */
  readonly countries: readonly string[];
  /** Codes of those that are a demonstration. */
  readonly examples: readonly string[];
  /** Place where the ways to the destinations begin. */
  readonly from: Point;
  readonly destinations: readonly Point[];
}

const codesOf = (countries: readonly { readonly code: string }[]): string[] =>
  countries.map(({ code }) => code);

const pointOf = ({ x, y }: Point): Point => ({ x, y });

export const provinceMapOf = ({ offices, visited }: Reach['provinces']): ProvinceMap => ({
  offices,
  visited,
});

export const marketMapOf = ({ countries, examples, from, destinations }: Reach['markets']): MarketMap => ({
  countries: codesOf(countries),
  examples: codesOf(examples?.countries ?? []),
  from: pointOf(from),
  destinations: destinations.map(pointOf),
});

const versionOf = (map: ProvinceMap | MarketMap): string => shortHash(JSON.stringify(map));

/** Adds the versions of the maps to the texts that name their places. They are drawn from the Turkish ones. */
export const withMapVersions = <Texts extends { readonly reach?: Reach }>(
  texts: Localized<Texts>,
): Localized<Texts> => {
  const { reach } = texts.tr;
  if (!reach) return texts;
  const [provinces, markets] = [
    versionOf(provinceMapOf(reach.provinces)),
    versionOf(marketMapOf(reach.markets)),
  ];
  const add = (own: Texts): Texts =>
    own.reach
      ? {
          ...own,
          reach: {
            ...own.reach,
            provinces: { ...own.reach.provinces, map: provinces },
            markets: { ...own.reach.markets, map: markets },
          },
        }
      : own;
  return { tr: add(texts.tr), en: add(texts.en) };
};
