import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';
import { shortHash } from '#domain/shared/short-hash.ts';

type Reach = NonNullable<PageTexts['about-us']['reach']>;

export interface ProvinceMap {
  /** Names of provinces in the default language. */
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

export const provinceMapOf = ({ offices, visited }: ProvinceMap): ProvinceMap => ({
  offices,
  visited,
});

export const marketMapOf = ({
  countries,
  examples,
  from,
  destinations,
}: Omit<Reach['markets'], 'map'>): MarketMap => ({
  countries: codesOf(countries),
  examples: codesOf(examples?.countries ?? []),
  from: pointOf(from),
  destinations: destinations.map(pointOf),
});

/** Version of a map, by what it shows. */
export const mapVersion = (map: ProvinceMap | MarketMap): string => shortHash(JSON.stringify(map));
