import { expect, test, vi } from 'vitest';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { type MarketMap, type ProvinceMap, createShowMap } from '#domain/site/show-map.ts';
import { samplePages } from '../../support/sample-pages.ts';

const from = { name: 'Ankara', at: [32.85, 39.93], x: 400, y: 430 } as const;

const texts: PageTexts['about-us'] = {
  ...samplePages['about-us'].tr,
  reach: {
    heading: 'Reach',
    provinces: { heading: 'Provinces', text: 'All.', offices: ['Ankara'], visited: ['Van'] },
    markets: {
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

  expect(await showMap('provinces')).toBe('<svg id="provinces"/>');
  expect(drawProvinces).toHaveBeenCalledExactlyOnceWith({
    heading: 'Provinces',
    text: 'All.',
    offices: ['Ankara'],
    visited: ['Van'],
  });
  expect(await showMap('markets')).toBe('<svg id="markets"/>');
  expect(drawMarkets).toHaveBeenCalledExactlyOnceWith({
    countries: ['KZ'],
    examples: ['AL'],
    from,
    destinations: [],
  });
});

test('the map of the country names no provinces, and needs no texts', async () => {
  const { showMap, drawProvinces } = mapOf(samplePages['about-us'].tr);

  expect(await showMap('country')).toBe('<svg id="provinces"/>');
  expect(drawProvinces).toHaveBeenCalledExactlyOnceWith({ offices: [], visited: [] });
});

test('there is no map where staff named no places', async () => {
  const { showMap, drawMarkets } = mapOf(samplePages['about-us'].tr);

  expect(await showMap('markets')).toBeUndefined();
  expect(drawMarkets).not.toHaveBeenCalled();
});
