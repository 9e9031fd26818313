/** Calls `report` for every entry whose key an earlier entry has, with that earlier entry. */
export const forEachRepeated = <Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
  report: (repeated: Entry, first: Entry) => void,
): void => {
  const firstByKey = new Map<string, Entry>();
  for (const entry of entries) {
    const first = firstByKey.get(keyOf(entry));
    if (first === undefined) firstByKey.set(keyOf(entry), entry);
    else report(entry, first);
  }
};
