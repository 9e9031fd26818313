import { type Point, blurred, pathOf, smoothLine } from './curve.ts';

const at = (x: number, y: number): Point => ({ x: x + 130, y });

const glabella = at(890, 312);
const nasion = at(910, 362);
const noseTip = at(806, 540);
const subnasale = at(868, 594);
const chin = at(864, 778);

/** A face in profile, from above the hairline down to the neck. */
export const profile = smoothLine(
  [
    at(1090, -110),
    at(1000, -20),
    at(932, 80),
    at(903, 180),
    at(894, 262),
    glabella,
    nasion,
    at(886, 424),
    at(849, 486),
    noseTip,
    at(802, 566),
    at(828, 587),
    subnasale,
    at(862, 622),
    at(838, 648),
    at(846, 664),
    at(864, 672),
    at(848, 688),
    at(846, 708),
    at(872, 728),
    at(880, 744),
    chin,
    at(874, 818),
    at(915, 846),
    at(985, 852),
    at(1060, 862),
    at(1085, 960),
  ],
  600,
);

const shareOf = (landmark: Point): number => {
  const distances = profile.map(({ x, y }) => Math.hypot(x - landmark.x, y - landmark.y));
  return distances.indexOf(Math.min(...distances)) / (profile.length - 1);
};

/** The landmarks at which the lens stops, as shares of the profile's length, from top to bottom. */
export const stops: readonly number[] = [glabella, nasion, noseTip, subnasale, chin].map(shareOf);

export interface Echo {
  readonly path: string;
  readonly opacity: number;
}

/** Copies of the profile behind it, each with fewer details. */
export const echoes: readonly Echo[] = Array.from({ length: 24 }, (_, index) => {
  const depth = index + 1;
  const shift = depth * 9 + depth ** 2 * 0.75;
  return {
    path: pathOf(blurred(profile, 2 + depth ** 1.45 * 1.3).map(({ x, y }) => ({ x: x + shift, y }))),
    opacity: 0.75 - depth * 0.026,
  };
});
