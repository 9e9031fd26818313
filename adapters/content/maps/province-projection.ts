import { geoConicConformal } from 'd3-geo';
import type { Coordinates } from './market-projection.ts';
import { provincesView } from './provinces.ts';

/** The outlines name no projection: this one meets their extremes, from Gökçeada to Hatay and Iğdır, within 2 % of the width. */
const project = geoConicConformal()
  .parallels([37.5, 40.5])
  .rotate([-35, 0])
  .scale(3875)
  .translate([503.4, 3215]);

/** Returns the position of a place on the map of provinces, in whole pixels from its left and upper edges. */
export const placeOnProvinceMap = (coordinates: Coordinates): { readonly x: number; readonly y: number } => {
  const [x, y] = project([...coordinates]) ?? [0, 0];
  return { x: Math.round(x - provincesView.x), y: Math.round(y - provincesView.y) };
};
