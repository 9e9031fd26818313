import { expect, test } from 'vitest';
import { palette } from '#domain/site/drawings/palette.ts';
import { drawMarketMap } from '../../../adapters/content/maps/draw-market-map.ts';
import { drawProvinceMap } from '../../../adapters/content/maps/draw-province-map.ts';
import { marketMapSize, placeOnMap } from '../../../adapters/content/maps/market-projection.ts';
import { placeOnProvinceMap } from '../../../adapters/content/maps/province-projection.ts';
import { isProvince, provinces } from '../../../adapters/content/maps/provinces.ts';

const ankara = { name: 'Ankara', at: [32.85, 39.93], x: 400, y: 430 } as const;
const tashkent = { name: 'Tashkent', at: [69.24, 41.31], x: 1050, y: 360 } as const;

const pathsIn = (svg: string): string[] => svg.match(/<path [^>]*>/gu) ?? [];

const filled = (svg: string, colour: string): number =>
  pathsIn(svg).filter((path) => path.includes(`fill="${colour}"`)).length;

test('Türkiye has 81 provinces, known by their Turkish names', () => {
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(81);
  expect(['İstanbul', 'Şanlıurfa', 'Kahramanmaraş'].every(isProvince)).toBe(true);
  expect(isProvince('Istanbul')).toBe(false);
});

test('provinces with an office, visited ones and the others differ in colour', () => {
  const svg = drawProvinceMap({ offices: ['Ankara', 'İstanbul'], visited: ['İzmir', 'Van', 'Sinop'] });

  expect(filled(svg, palette.accent)).toBe(2);
  expect(filled(svg, palette.inkSoft)).toBe(3);
  expect(filled(svg, palette.lineStrong)).toBe(76);
});

test('the map of markets draws home, the markets, examples of such and a way to each destination', async () => {
  const map = { examples: ['GE'], from: ankara, destinations: [tashkent] };
  const [one, two] = await Promise.all([
    drawMarketMap({ ...map, countries: ['KZ'] }),
    drawMarketMap({ ...map, countries: ['KZ', 'UZ'] }),
  ]);

  const outlineOfHome = pathsIn(one).find((path) => path.includes(`fill="${palette.lineDark}"`));
  expect(outlineOfHome?.length).toBeGreaterThan(1000);
  const ways = pathsIn(one).filter((path) => path.includes(`stroke="${palette.accent}"`));
  expect(ways).toEqual([expect.stringMatching(/ d="M400 430q/iu)]);
  expect(two.length).toBeGreaterThan(one.length);
  expect(filled(one, palette.inkSoft)).toBe(1);
  expect(pathsIn(one).some((path) => path.includes(`fill="${palette.lineStrong}" stroke`))).toBe(true);
});

test('maps are no larger than 60 kB', async () => {
  const markets = await drawMarketMap({
    countries: ['KZ', 'UZ'],
    examples: [],
    from: ankara,
    destinations: [tashkent],
  });

  expect(markets.length).toBeLessThan(60_000);
  expect(drawProvinceMap({ offices: [], visited: [] }).length).toBeLessThan(60_000);
});

test('Almaty is east of Tashkent, Tashkent east of Ankara, and London outside of the map', () => {
  const [inAlmaty, inTashkent, inAnkara] = [
    placeOnMap([76.93, 43.26])?.x ?? NaN,
    placeOnMap([69.24, 41.31])?.x ?? NaN,
    placeOnMap([32.85, 39.93])?.x ?? NaN,
  ];

  expect(inAlmaty).toBeGreaterThan(inTashkent);
  expect(inTashkent).toBeGreaterThan(inAnkara);
  expect(inAlmaty).toBeLessThan(marketMapSize.width);
  expect(placeOnMap([-0.1, 51.5])).toBeUndefined();
});

test('cities lie on the map of provinces where their provinces are', () => {
  const [capital, istanbul, izmir] = [
    placeOnProvinceMap([32.85, 39.94]),
    placeOnProvinceMap([28.95, 41.02]),
    placeOnProvinceMap([27.14, 38.42]),
  ];

  expect(capital.x).toBeGreaterThan(istanbul.x);
  expect(istanbul.x).toBeGreaterThan(izmir.x);
  expect([istanbul.y < capital.y, capital.y < izmir.y]).toEqual([true, true]);
});
