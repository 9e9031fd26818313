/** Number and duration of the steps (spec §9). */
export const steps = 60;
export const stepMs = 25;

/** Delay of each counter after the previous one (spec §9). */
export const staggerMs = 300;

/** The value at a step, with a cubic ease-out. */
export const valueAt = (target: number, step: number): number =>
  Math.round(target * (1 - (1 - Math.min(step, steps) / steps) ** 3));

/** The step at a time after the start; 0 before it. */
export const stepAt = (elapsedMs: number): number =>
  Math.min(Math.max(Math.floor(elapsedMs / stepMs), 0), steps);
