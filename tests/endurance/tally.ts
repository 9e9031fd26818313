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

const maxNames = 20;

/** The most frequent names with their counts. */
export const describeTally = ({ counts }: Tally): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxNames)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'none';
