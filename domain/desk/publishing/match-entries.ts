import { type Json, isList, isObject, isSame, valueAt } from './json.ts';

/** Fields that tell entries of a list apart, the most telling first. */
const identities = ['slug', 'ref', 'id', 'key', 'from'] as const;

type Identity = (typeof identities)[number];

const identityOf = (entry: Json, field: Identity): string | undefined => {
  const value = isObject(entry) ? valueAt(entry, field) : undefined;
  return typeof value === 'string' ? value : undefined;
};

const isUniqueIn = (list: readonly Json[], field: Identity): boolean => {
  const values = list.map((entry) => identityOf(entry, field));
  return values.every((value) => value !== undefined) && new Set(values).size === values.length;
};

/** The field by which the entries of all of the lists are told apart; `undefined` where they are by their content alone. */
export const identityIn = (lists: readonly (readonly Json[])[]): Identity | undefined =>
  lists.some((list) => list.length > 0)
    ? identities.find((field) => lists.every((list) => isUniqueIn(list, field)))
    : undefined;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Share of the words that two texts have in common, from 0 to 1. */
const sharedWords = (one: string, other: string): number => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (2 * words.intersection(others).size) / (words.size + others.size);
};

/** Measures how much of two values is the same, from 0 to 1. */
const similarity = (one: Json, other: Json): number => {
  if (isSame(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return sharedWords(one, other);
  if (isObject(one) && isObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    let sum = 0;
    for (const key of keys) {
      const [value, otherValue] = [valueAt(one, key), valueAt(other, key)];
      if (value !== undefined && otherValue !== undefined) sum += similarity(value, otherValue);
    }
    return keys.size === 0 ? 1 : sum / keys.size;
  }
  if (isList(one) && isList(other)) {
    const same = one.filter((entry) => other.some((each) => isSame(entry, each))).length;
    return (2 * same) / (one.length + other.length);
  }
  return 0;
};

/** Entries that share less are two, and not one that has been edited. */
const minSimilarity = 0.4;

/** Matches of two editions of a list. */
interface Matches {
  /** Indexes in the former list, by those in the later one. */
  readonly byAfter: Map<number, number>;
  /** Indexes in the former list that have a match. */
  readonly before: Set<number>;
}

const addMatch = ({ byAfter, before }: Matches, from: number, to: number): void => {
  byAfter.set(to, from);
  before.add(from);
};

/** Matches entries with the same key, the first with the first, the second with the second. */
const matchByKey = (
  matches: Matches,
  before: readonly Json[],
  after: readonly Json[],
  keyOf: (entry: Json) => string | undefined,
): void => {
  const places = new Map<string, number[]>();
  for (const [index, entry] of before.entries()) {
    const key = keyOf(entry);
    if (key !== undefined && !matches.before.has(index)) places.set(key, [...(places.get(key) ?? []), index]);
  }
  for (const [index, entry] of after.entries()) {
    const place = places.get(keyOf(entry) ?? '')?.shift();
    if (place !== undefined && !matches.byAfter.has(index)) addMatch(matches, place, index);
  }
};

/** Writes a value so that equal ones are written alike. */
const canonical = (value: Json): string =>
  isList(value)
    ? `[${value.map(canonical).join(',')}]`
    : isObject(value)
      ? `{${Object.keys(value)
          .toSorted()
          .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`)
          .join(',')}}`
      : JSON.stringify(value);

/** Groups unmatched entries by the matched one before them, by its index in the former list; -1 at the beginning. */
const runsOf = (length: number, matchOf: (index: number) => number | undefined): Map<number, number[]> => {
  const runs = new Map<number, number[]>();
  let anchor = -1;
  for (let index = 0; index < length; index += 1) {
    const match = matchOf(index);
    if (match === undefined) runs.set(anchor, [...(runs.get(anchor) ?? []), index]);
    else anchor = match;
  }
  return runs;
};

/**
 * Matches what stands between the same entries and has been edited: what is alike, and where entries have no names of their
 * own, as many as were there before.
 */
const matchEdited = (
  matches: Matches,
  before: readonly Json[],
  after: readonly Json[],
  areNamed: boolean,
): void => {
  const former = runsOf(before.length, (index) => (matches.before.has(index) ? index : undefined));
  for (const [anchor, added] of runsOf(after.length, (index) => matches.byAfter.get(index))) {
    const removed = former.get(anchor) ?? [];
    if (!areNamed && removed.length === added.length) {
      for (const [place, index] of added.entries()) addMatch(matches, removed[place] ?? 0, index);
      continue;
    }
    const candidates = removed
      .flatMap((from) =>
        added.map((to) => ({ from, to, score: similarity(before[from] ?? null, after[to] ?? null) })),
      )
      .filter(({ score }) => score >= minSimilarity)
      .toSorted((one, other) => other.score - one.score);
    for (const { from, to } of candidates)
      if (!matches.before.has(from) && !matches.byAfter.has(to)) addMatch(matches, from, to);
  }
};

/**
 * Finds which entries of two editions of a list are the same: by slug, REF or the like where all have one, otherwise by
 * their content, and then those that stand in the same place.
 * @returns indexes in the former list, by those in the later one
 */
export const matchEntries = (
  before: readonly Json[],
  after: readonly Json[],
): ReadonlyMap<number, number> => {
  const matches: Matches = { byAfter: new Map(), before: new Set() };
  const identity = identityIn([before, after]);
  if (identity) matchByKey(matches, before, after, (entry) => identityOf(entry, identity));
  else matchByKey(matches, before, after, canonical);
  matchEdited(matches, before, after, identity !== undefined);
  return matches.byAfter;
};

/** Longest part of a list of numbers, in its order, that increases: indexes of entries that have not moved. */
export const unmovedAmong = (numbers: readonly number[]): readonly number[] => {
  const lengths: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const before = numbers.slice(0, index).map((each, place) => (each < number ? (lengths[place] ?? 0) : 0));
    lengths.push(1 + Math.max(0, ...before));
  }
  const increase: number[] = [];
  let wanted = Math.max(0, ...lengths);
  for (let index = numbers.length - 1; index >= 0 && wanted > 0; index -= 1) {
    const number = numbers[index] ?? 0;
    if (lengths[index] !== wanted || number >= (increase[0] ?? Number.POSITIVE_INFINITY)) continue;
    increase.unshift(number);
    wanted -= 1;
  }
  return increase;
};
