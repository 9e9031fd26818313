import type { DrawnPicture } from '#domain/site/drawings/drawn-picture.ts';
import type { MapName } from '#domain/site/map-path.ts';
import { type MarketMap, type ProvinceMap, marketMapOf, provinceMapOf } from '#domain/site/map.ts';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { type Language, defaultLanguage } from '#domain/shared/language.ts';

interface Dependencies {
  readonly getTexts: (page: 'about-us', language: Language) => Promise<PageTexts['about-us']>;
  /** Both resolve with an SVG. */
  readonly drawProvinces: (map: ProvinceMap) => Promise<string>;
  readonly drawMarkets: (map: MarketMap) => Promise<string>;
}

/** A map as an SVG; `undefined` where staff named no places for it. */
export const createShowMap =
  ({ getTexts, drawProvinces, drawMarkets }: Dependencies) =>
  async (name: MapName): Promise<DrawnPicture | undefined> => {
    if (name === 'country') return { draw: () => drawProvinces({ offices: [], visited: [] }) };
    const { reach } = await getTexts('about-us', defaultLanguage);
    if (!reach) return undefined;
    if (name === 'provinces') {
      const map = provinceMapOf(reach.provinces);
      return { version: reach.provinces.map, draw: () => drawProvinces(map) };
    }
    const map = marketMapOf(reach.markets);
    return { version: reach.markets.map, draw: () => drawMarkets(map) };
  };

export type ShowMap = ReturnType<typeof createShowMap>;
