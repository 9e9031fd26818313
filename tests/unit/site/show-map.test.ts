import { expect, test, vi } from 'vitest';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { type MarketMap, type ProvinceMap, mapVersion, marketMapOf } from '#domain/site/map.ts';
import { createShowMap } from '#domain/site/show-map.ts';
import { samplePages } from '../../support/sample-pages.ts';

const from = { name: 'Ankara', at: [32.85, 39.93], x: 400, y: 430 } as const;

const texts: PageTexts['about-us'] = {
  ...samplePages['about-us'].tr,
  reach: {
    heading: 'Reach',
    provinces: {
      map: 'provinces-1',
      heading: 'Provinces',
      text: 'All.',
      offices: ['Ankara'],
      visited: ['Van'],
    },
    markets: {
      map: 'markets-1',
      heading: 'Markets',
      text: 'Some.',
      countries: [{ code: 'KZ', name: 'Kazakistan' }],
      examples: { label: 'Examples', countries: [{ code: 'AL', name: 'Arnavutluk' }] },
      from,
      destinations: [],
    },
  },
};

const mapOf = (about: PageTexts['about-us']) => {
  const drawProvinces = vi.fn<(map: ProvinceMap) => Promise<string>>(async () => '<svg id="provinces"/>');
  const drawMarkets = vi.fn<(map: MarketMap) => Promise<string>>(async () => '<svg id="markets"/>');
  const showMap = createShowMap({ getTexts: async () => about, drawProvinces, drawMarkets });
  return { showMap, drawProvinces, drawMarkets };
};

test('each map is drawn from what staff wrote for the page of the company', async () => {
  const { showMap, drawProvinces, drawMarkets } = mapOf(texts);

  expect(await (await showMap('provinces'))?.draw()).toBe('<svg id="provinces"/>');
  expect(drawProvinces).toHaveBeenCalledExactlyOnceWith({ offices: ['Ankara'], visited: ['Van'] });
  expect(await (await showMap('markets'))?.draw()).toBe('<svg id="markets"/>');
  expect(drawMarkets).toHaveBeenCalledExactlyOnceWith({
    countries: ['KZ'],
    examples: ['AL'],
    from: { x: 400, y: 430 },
    destinations: [],
  });
});

test('the map of the country names no provinces, and needs no texts', async () => {
  const { showMap, drawProvinces } = mapOf(samplePages['about-us'].tr);

  const map = await showMap('country');
  expect(await map?.draw()).toBe('<svg id="provinces"/>');
  expect(map).not.toHaveProperty('version');
  expect(drawProvinces).toHaveBeenCalledExactlyOnceWith({ offices: [], visited: [] });
});

test('there is no map where staff named no places', async () => {
  const { showMap, drawMarkets } = mapOf(samplePages['about-us'].tr);

  expect(await showMap('markets')).toBeUndefined();
  expect(drawMarkets).not.toHaveBeenCalled();
});

type Markets = NonNullable<PageTexts['about-us']['reach']>['markets'];

test('a map has another version when it shows another place, and the same with other texts', () => {
  const { markets } = texts.reach ?? {};
  if (!markets) throw new Error('The sample names no places.');
  const versionOf = (changes: Partial<Markets>): string =>
    mapVersion(marketMapOf({ ...markets, ...changes }));
  const version = versionOf({});
  expect(version).toMatch(/^[\da-f]{8}$/u);
  expect(versionOf({ heading: 'Pazarlar' })).toBe(version);
  expect(versionOf({ countries: [{ code: 'UZ', name: 'Kazakistan' }] })).not.toBe(version);
  expect(versionOf({ from: { ...from, x: 401 } })).not.toBe(version);
});
