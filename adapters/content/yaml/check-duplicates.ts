import { hash } from 'node:crypto';

/** Calls `report` for each entry that has the same key as an earlier one, with the first that has it. */
export const forEachDuplicate = <Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
  report: (duplicate: Entry, first: Entry) => void,
): void => {
  const firstByKey = new Map<string, Entry>();
  for (const entry of entries) {
    const first = firstByKey.get(keyOf(entry));
    if (first === undefined) firstByKey.set(keyOf(entry), entry);
    else report(entry, first);
  }
};

const hashOf = (text: string): string => hash('sha1', text, 'latin1');

/** Notes who claims a text first; of the texts themselves, it keeps hashes, as they may be many and long. */
export const createUniqueness = () => {
  const firstByHash = new Map<string, string>();
  return {
    /** @returns who has claimed the text before, other than the owner */
    claim(text: string, owner: string): string | undefined {
      const key = hashOf(text);
      const first = firstByHash.get(key);
      if (first === undefined) firstByHash.set(key, owner);
      return first === owner ? undefined : first;
    },
    has: (text: string): boolean => firstByHash.has(hashOf(text)),
  };
};
