/** Counts by name. */
export interface Tally {
  add(name: string): void;
  readonly counts: ReadonlyMap<string, number>;
}

export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  return {
    counts,
    add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
  };
};

/** Returns what was counted since the earlier counts. */
export const tallySince = (
  { counts }: Pick<Tally, 'counts'>,
  earlier: ReadonlyMap<string, number>,
): Pick<Tally, 'counts'> => ({
  counts: new Map(
    [...counts]
      .map(([name, count]) => [name, count - (earlier.get(name) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  ),
});

const maxNames = 20;

/** The most frequent names with their counts. */
export const describeTally = ({ counts }: Pick<Tally, 'counts'>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxNames)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'none';
