import { cities } from 'turkey-map-react/lib/data/index.js';

export interface Province {
  /** Turkish name. */
  readonly name: string;
  /** SVG path, on the plane of `provincesView`. */
  readonly outline: string;
}

/** The 81 provinces of Türkiye. */
export const provinces: readonly Province[] = cities.map(({ name, path }) => ({ name, outline: path }));

/** SVG view box of all provinces. */
export const provincesView = { x: 20, y: 141, width: 1012, height: 448 } as const;

const names: ReadonlySet<string> = new Set(provinces.map(({ name }) => name));

export const isProvince = (name: string): boolean => names.has(name);
