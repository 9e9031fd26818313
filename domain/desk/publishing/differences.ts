import { type Language, languages } from '#domain/shared/language.ts';
import { type Json, isList, isObject, isSame, valueAt } from './json.ts';
import { identityIn, unmovedAmong, matchEntries } from './match-entries.ts';

/** Change of a field of a file, or of an entry of its list. */
export interface FieldChange {
  /** Key of the field, such as `details`; left out where a whole entry or the order of the entries is meant. */
  readonly field?: string;
  /** Name of the entry, in files that are a list; left out of others. */
  readonly entry?: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Numbers of entries of the field's list, where they differ. */
  readonly count?: { readonly before: number; readonly after: number };
  /** Languages in which its texts have changed; empty where that is not what has changed. */
  readonly languages: readonly Language[];
}

const languageOf = (key: string): Language | undefined => languages.find((language) => language === key);

/** Findings below a field. */
interface Found {
  readonly languages: Set<Language>;
  /** Whether something else than a text in a language has changed. */
  hasOther: boolean;
}

/** Collects the languages in which the texts of two editions of a part differ, and whether something else does. */
const compareParts = (
  before: Json | undefined,
  after: Json | undefined,
  language: Language | undefined,
  found: Found,
): void => {
  if (isSame(before, after)) return;
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compareParts(valueAt(before, key), valueAt(after, key), languageOf(key) ?? language, found);
    return;
  }
  if (isList(before) && isList(after)) {
    const matches = matchEntries(before, after);
    for (const [place, match] of matches) compareParts(before[match], after[place], language, found);
    if (matches.size === before.length && matches.size === after.length) {
      if (unmovedAmong([...after.keys()].flatMap((place) => matches.get(place) ?? [])).length < after.length)
        found.hasOther = true;
    } else if (language) found.languages.add(language);
    return;
  }
  if (language && (typeof before === 'string' || typeof after === 'string')) found.languages.add(language);
  else found.hasOther = true;
};

const compareField = (before: Json | undefined, after: Json | undefined): FieldChange | undefined => {
  if (isSame(before, after)) return undefined;
  if (before === undefined) return { kind: 'added', languages: [] };
  if (after === undefined) return { kind: 'removed', languages: [] };
  const found: Found = { languages: new Set(), hasOther: false };
  compareParts(before, after, undefined, found);
  const counts = isList(before) && isList(after) && before.length !== after.length;
  const hasMoved = isList(before) && isList(after) && !counts && found.languages.size === 0 && found.hasOther;
  const isMove = hasMoved && before.every((entry) => after.some((each) => isSame(entry, each)));
  return {
    kind: isMove ? 'moved' : 'changed',
    ...(counts && { count: { before: before.length, after: after.length } }),
    languages: languages.filter((language) => found.languages.has(language)),
  };
};

const compareObjects = (before: Json, after: Json): FieldChange[] => {
  const [one, other] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((field) => {
    const change = compareField(valueAt(one, field), valueAt(other, field));
    return change ? [{ field, ...change }] : [];
  });
};

/** Returns the name by which an entry of a list is known, such as its slug. */
const nameOf = (entry: Json, identity: string | undefined): string => {
  if (!isObject(entry)) return JSON.stringify(entry);
  const own = identity === undefined ? undefined : valueAt(entry, identity);
  if (typeof own === 'string') return own;
  const texts = Object.values(entry).flatMap((part) => (isObject(part) ? Object.values(part) : [part]));
  return texts.flat().find((part) => typeof part === 'string') ?? '';
};

const compareLists = (before: readonly Json[], after: readonly Json[]): FieldChange[] => {
  const identity = identityIn([before, after]);
  const matches = matchEntries(before, after);
  const matched = new Set(matches.values());
  const changed = after.flatMap((entry, place): FieldChange[] => {
    const match = matches.get(place);
    const name = nameOf(entry, identity);
    if (match === undefined) return [{ entry: name, kind: 'added', languages: [] }];
    return compareObjects(before[match] ?? null, entry).map((change) =>
      Object.assign(change, { entry: name }),
    );
  });
  const removed = before.flatMap((entry, place): FieldChange[] =>
    matched.has(place) ? [] : [{ entry: nameOf(entry, identity), kind: 'removed', languages: [] }],
  );
  const order = [...after.keys()].flatMap((place) => matches.get(place) ?? []);
  const moved: FieldChange[] =
    unmovedAmong(order).length < order.length ? [{ kind: 'moved', languages: [] }] : [];
  return [...changed, ...removed, ...moved];
};

/**
 * Finds in which fields two editions of a file differ, for a list of changes that people read. `undefined` is a file that is
 * not there, which differs as a whole.
 */
export const differencesOf = (before: Json | undefined, after: Json | undefined): readonly FieldChange[] => {
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ kind: 'added', languages: [] }];
  if (after === undefined) return [{ kind: 'removed', languages: [] }];
  if (isList(before) && isList(after)) return compareLists(before, after);
  return compareObjects(before, after);
};
