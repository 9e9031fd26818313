interface Progress {
  readonly done: number;
  readonly total: number;
  /** Speed since the first call. */
  readonly perSecond: number;
}

/**
 * Passes on progress, but for the first call at most once in so many milliseconds: work that takes minutes gives signs of
 * life, and short work does not.
 */
export const reportProgress = (
  report: (progress: Progress) => void,
  everyMs: number,
  now: () => number = () => performance.now(),
): ((done: number, total: number) => void) => {
  const start = now();
  let last = start;
  return (done, total) => {
    const at = now();
    if (at - last < everyMs) return;
    last = at;
    report({ done, total, perSecond: Math.round((done / (at - start)) * 10_000) / 10 });
  };
};
