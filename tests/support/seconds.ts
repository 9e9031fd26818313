/** Milliseconds in a second, for limits of time: a build server may have a third of a developer's speed. */
export const seconds = process.env['CI'] ? 3000 : 1000;
