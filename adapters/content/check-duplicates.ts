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
