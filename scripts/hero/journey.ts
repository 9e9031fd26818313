import { stops } from './face.ts';

/** Seconds of the way to each stop, and of the rest there. */
const ways = [2.4, 0.9, 1.4, 0.8, 1.3];
const rest = 0.44;

/** How long the loop takes. */
export const seconds = ways.reduce((total, way) => total + way + rest, 0);

/** Starts and ends at rest. */
const eased = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10);

/** The place on the profile at a share (0 to 1) of the loop, which begins in the middle of the first rest. */
export const placeAt = (time: number): number => {
  let left = time * seconds - rest / 2;
  for (const [index, stop] of stops.entries()) {
    if (left < 0) return stop;
    const next = (index + 1) % stops.length;
    const way = ways[next] ?? 0;
    if (left < way) return stop + ((stops[next] ?? stop) - stop) * eased(left / way);
    left -= way + rest;
  }
  return stops[0] ?? 0;
};
