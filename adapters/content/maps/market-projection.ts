import { type GeoProjection, geoConicConformal } from 'd3-geo';

/** Degrees of longitude and latitude. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** Size of the drawing, in pixels. */
export const marketMapSize = { width: 1344, height: 560 } as const;

/** The corners of what it shows: from the Adriatic to Lake Balkhash. */
const corners: Coordinates[] = [
  [12, 36],
  [30, 49],
  [60, 52],
  [85, 39],
];

/** Lambert's conic projection, which keeps the shapes of countries in middle latitudes. */
export const createMarketProjection = (): GeoProjection =>
  geoConicConformal()
    .parallels([35, 50])
    .rotate([-46, 0])
    .fitExtent(
      [
        [0, 0],
        [marketMapSize.width, marketMapSize.height],
      ],
      { type: 'MultiPoint', coordinates: corners.map(([longitude, latitude]) => [longitude, latitude]) },
    );

const project = createMarketProjection();

/**
 * Returns the position of a place on the map, in whole pixels from its left and upper edges; `undefined` outside of it.
 */
export const placeOnMap = ([longitude, latitude]: Coordinates):
  | { readonly x: number; readonly y: number }
  | undefined => {
  const [x, y] = project([longitude, latitude]) ?? [-1, -1];
  const { width, height } = marketMapSize;
  return x < 0 || y < 0 || x > width || y > height ? undefined : { x: Math.round(x), y: Math.round(y) };
};
