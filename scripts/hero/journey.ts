import { stops } from './instrument.ts';

/** Seconds that the lens moves to each stop. */
const moves = [2.8, 0.8, 0.8, 1, 1.4];
/** Seconds at each stop. */
const rest = 0.44;

/** Duration of the loop. */
export const seconds = moves.reduce((total, move) => total + move + rest, 0);

/** Accelerates and slows down smoothly (smootherstep). */
const eased = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10);

/** The position on the axis (0 to 1) at a time of the loop (0 to 1), which starts in the middle of the first stop. */
export const positionAt = (time: number): number => {
  let left = time * seconds - rest / 2;
  for (const [index, stop] of stops.entries()) {
    if (left < 0) return stop;
    const next = (index + 1) % stops.length;
    const move = moves[next] ?? 0;
    if (left < move) return stop + ((stops[next] ?? stop) - stop) * eased(left / move);
    left -= move + rest;
  }
  return stops[0] ?? 0;
};
