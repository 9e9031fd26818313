/** Time in which the lane moves by one logo. */
const secondsPerLogo = 5;

/** Duration of the marquee's animation, at the same speed for any number of logos. */
export const lapSeconds = (logos: number): number => Math.max(logos, 1) * secondsPerLogo;
