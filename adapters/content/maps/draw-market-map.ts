import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoPath } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MarketMap } from '#domain/site/map.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { createMarketProjection, marketMapSize } from './market-projection.ts';
import { toDrawing } from './to-drawing.ts';

type World = Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>;

const home = 'TR';

/** Outlines of Natural Earth, which are in the public domain. */
const readWorld = async (): Promise<World> => {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const world: World = JSON.parse(await readFile(file, 'utf8'));
  return world;
};

type Point = MarketMap['from'];

/** Draws an arc from one place to another, bent upwards by an eighth of the distance. */
const arc = (from: Point, to: Point): string => {
  const bend = Math.hypot(to.x - from.x, to.y - from.y) / 4;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - bend} ${to.x} ${to.y}`;
};

/**
 * Draws the countries that we export to, paler those that are examples, and the ways to some of their cities. Other borders
 * are left out: many are disputed, and none matters here.
 */
export const drawMarketMap = async ({
  countries,
  examples,
  from,
  destinations,
}: MarketMap): Promise<string> => {
  const world = await readWorld();
  const { width, height } = marketMapSize;
  const projection = createMarketProjection().clipExtent([
    [0, 0],
    [width, height],
  ]);
  const toPath = geoPath(projection).digits(1);
  const all = feature(world, world.objects.countries).features;
  const outlinesOf = (codes: readonly string[]): string => {
    const ids = new Set<unknown>(codes.map((code) => countryCodes.alpha2ToNumeric(code)));
    return all.flatMap((country) => (ids.has(country.id) ? [toPath(country) ?? ''] : [])).join('');
  };
  const land = toPath(feature(world, world.objects.land)) ?? '';
  const ways = destinations.map((destination) => arc(from, destination));
  return toDrawing(
    { x: 0, y: 0, width, height },
    `<path fill="${palette.lineStrong}" fill-opacity="0.3" d="${land}"/>
<path fill="${palette.lineStrong}" stroke="${palette.paper}" d="${outlinesOf(examples)}"/>
<path fill="${palette.inkSoft}" stroke="${palette.paper}" d="${outlinesOf(countries)}"/>
<path fill="${palette.lineDark}" stroke="${palette.paper}" d="${outlinesOf([home])}"/>
<path fill="none" stroke="${palette.paper}" stroke-width="5" d="${ways.join('')}"/>
<path fill="none" stroke="${palette.accent}" stroke-width="2" d="${ways.join('')}"/>`,
  );
};
