import { type Json, type JsonObject, type JsonPath, isList, isObject, isSame, valueAt } from './json.ts';
import { identityIn, matchEntries } from './match-entries.ts';

/** A place that both have changed, each otherwise. What is `undefined` is not there. */
export interface Clash {
  /** Place in the draft; that of the list where its order clashes, or an entry that the draft has not. */
  readonly path: JsonPath;
  /** Value when the draft was begun. */
  readonly base: Json | undefined;
  /** Value in the file now. */
  readonly present: Json | undefined;
  readonly draft: Json | undefined;
}

export type Merged =
  | { readonly kind: 'merged'; readonly value: Json | undefined }
  | { readonly kind: 'clash'; readonly clashes: readonly [Clash, ...Clash[]] };

/** Three editions of the same part. */
interface Editions {
  readonly base: Json | undefined;
  readonly present: Json | undefined;
  readonly draft: Json | undefined;
}

/** Gets every clash that is found. */
type Report = (clash: Clash) => void;

/** Keys or entries of one edition with those of another, each behind the one that it follows there. */
const interleave = <Key>(
  primary: readonly Key[],
  secondary: readonly Key[],
  isKept: (key: Key) => boolean,
): Key[] => {
  const merged = primary.filter(isKept);
  let place = 0;
  for (const key of secondary.filter(isKept)) {
    const found = merged.indexOf(key);
    if (found === -1) merged.splice(place, 0, key);
    place = (found === -1 ? place : found) + 1;
  }
  return merged;
};

const mergeObjects = (
  base: JsonObject,
  present: JsonObject,
  draft: JsonObject,
  path: JsonPath,
  report: Report,
): JsonObject =>
  Object.fromEntries(
    interleave(Object.keys(present), Object.keys(draft), () => true).flatMap((key) => {
      const editions = {
        base: valueAt(base, key),
        present: valueAt(present, key),
        draft: valueAt(draft, key),
      };
      const value = mergePart(editions, [...path, key], report);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** An entry of three editions of a list, by its places in them. */
interface Entry {
  readonly base?: number;
  readonly present?: number;
  readonly draft?: number;
}

const inverse = (matches: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...matches].map(([after, before]) => [before, after]));

const indexesOf = (list: readonly Json[]): number[] => [...list.keys()];

/** Finds which entries of three editions of a list are the same. */
const matchThree = (base: readonly Json[], present: readonly Json[], draft: readonly Json[]): Entry[] => {
  const [inPresent, inDraft] = [matchEntries(base, present), matchEntries(base, draft)];
  const [presentOf, draftOf] = [inverse(inPresent), inverse(inDraft)];
  const toEntry = (places: { readonly [Edition in keyof Entry]: number | undefined }): Entry => ({
    ...(places.base !== undefined && { base: places.base }),
    ...(places.present !== undefined && { present: places.present }),
    ...(places.draft !== undefined && { draft: places.draft }),
  });
  const known = indexesOf(base).map((index) =>
    toEntry({ base: index, present: presentOf.get(index), draft: draftOf.get(index) }),
  );
  const addedPresent = indexesOf(present).filter((index) => !inPresent.has(index));
  const addedDraft = indexesOf(draft).filter((index) => !inDraft.has(index));
  const identity = identityIn([base, present, draft]);
  const isSameEntry = (one: Json | undefined, other: Json | undefined): boolean =>
    identity !== undefined && isObject(one) && isObject(other)
      ? valueAt(one, identity) === valueAt(other, identity)
      : isSame(one, other);
  const taken = new Set<number>();
  const added = addedPresent.map((place) => {
    const same = addedDraft.find((each) => !taken.has(each) && isSameEntry(present[place], draft[each]));
    if (same !== undefined) taken.add(same);
    return toEntry({ base: undefined, present: place, draft: same });
  });
  const only = addedDraft.filter((place) => !taken.has(place)).map((place) => ({ draft: place }));
  return [...known, ...added, ...only];
};

/** Entries in the order of one of the editions. */
const inOrder = (entries: readonly Entry[], edition: keyof Entry): Entry[] =>
  entries
    .filter((entry) => entry[edition] !== undefined)
    .toSorted((one, other) => (one[edition] ?? 0) - (other[edition] ?? 0));

/** Finds whose order of the entries counts: that of who has changed it. `undefined` if both have, each otherwise. */
const orderedBy = (entries: readonly Entry[]): 'present' | 'draft' | undefined => {
  const common = entries.filter(
    ({ base, present, draft }) => base !== undefined && present !== undefined && draft !== undefined,
  );
  const [base, present, draft] = (['base', 'present', 'draft'] as const).map((edition) =>
    inOrder(common, edition),
  );
  const isEqual = (one: readonly Entry[] = [], other: readonly Entry[] = []): boolean =>
    one.every((entry, index) => entry === other[index]);
  if (isEqual(base, draft) || isEqual(present, draft)) return 'present';
  return isEqual(base, present) ? 'draft' : undefined;
};

const entryAt = (list: readonly Json[], index: number | undefined): Json | undefined =>
  index === undefined ? undefined : list[index];

const mergeLists = (
  [base, present, draft]: readonly [readonly Json[], readonly Json[], readonly Json[]],
  path: JsonPath,
  report: Report,
): Json => {
  const entries = matchThree(base, present, draft);
  const primary = orderedBy(entries);
  if (!primary) {
    report({ path, base, present, draft });
    return draft;
  }
  const values = new Map(
    entries.map((entry) => {
      const editions = {
        base: entryAt(base, entry.base),
        present: entryAt(present, entry.present),
        draft: entryAt(draft, entry.draft),
      };
      return [entry, mergePart(editions, entry.draft === undefined ? path : [...path, entry.draft], report)];
    }),
  );
  const secondary = primary === 'present' ? 'draft' : 'present';
  return interleave(inOrder(entries, primary), inOrder(entries, secondary), (entry) =>
    values.has(entry) ? values.get(entry) !== undefined : false,
  ).flatMap((entry) => values.get(entry) ?? []);
};

/** Whether a list is one value: a place on a map, or the limits of a filter. */
const isOneValue = (list: readonly Json[]): boolean =>
  list.length > 0 && list.every((entry) => typeof entry === 'number');

const mergePart = (editions: Editions, path: JsonPath, report: Report): Json | undefined => {
  const { base, present, draft } = editions;
  if (isSame(base, draft) || isSame(present, draft)) return present;
  if (isSame(base, present)) return draft;
  if (isObject(present) && isObject(draft) && (isObject(base) || base === undefined))
    return mergeObjects(base ?? {}, present, draft, path, report);
  if (isList(present) && isList(draft) && (isList(base) || base === undefined)) {
    const lists = [base ?? [], present, draft] as const;
    if (!lists.some(isOneValue)) return mergeLists(lists, path, report);
  }
  report({ path, base, present, draft });
  return draft;
};

/**
 * Merges what a draft has changed into a file that has changed since the draft was begun. Entries of lists are the same by
 * slug, REF or the like where all have one, otherwise by their content. `undefined` is a file that is not there.
 */
export const mergeValues = (
  base: Json | undefined,
  present: Json | undefined,
  draft: Json | undefined,
): Merged => {
  const clashes: Clash[] = [];
  const value = mergePart({ base, present, draft }, [], (clash) => clashes.push(clash));
  const [first, ...rest] = clashes;
  return first ? { kind: 'clash', clashes: [first, ...rest] } : { kind: 'merged', value };
};
