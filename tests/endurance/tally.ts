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

/** Names with their counts, the most frequent first. */
export const describeTally = ({ counts }: Tally): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'none';
