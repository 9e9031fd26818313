/** How long a logo takes to move on by its own width, in seconds. */
const secondsPerLogo = 5;

/** How long the moving row takes until it looks as it did at first: the same pace, however many logos there are. */
export const lapSeconds = (logos: number): number => Math.max(logos, 1) * secondsPerLogo;
