/** In how many steps a number is counted up to (spec §9), and how long each takes, in milliseconds. */
export const steps = 60;
export const stepLength = 25;

/** How long each counter waits after the one before it, in milliseconds (spec §9). */
export const stagger = 300;

/** What a counter shows at a step: quickly up at first, then slower and slower, at last the number itself. */
export const valueAt = (target: number, step: number): number =>
  Math.round(target * (1 - (1 - Math.min(step, steps) / steps) ** 3));

/** The step that is reached so many milliseconds after the counting began; before that, the first. */
export const stepAfter = (elapsed: number): number =>
  Math.min(Math.max(Math.floor(elapsed / stepLength), 0), steps);
