import { findUdiDis } from '#domain/shared/scanned-code.ts';
import type { OrderItem } from '#domain/search/order-items.ts';
import type { OrderRow } from '#domain/search/order-row.ts';
import { numberPattern } from '#domain/search/read-amount.ts';
import { wholeName, wordsOf } from '#domain/search/words.ts';

/** A part of a row that may name something of the catalogue. */
interface Candidate {
  /** As the catalogue is asked for it. */
  readonly name: string;
  /** Of the cell that it is in; `undefined` where it is several cells. */
  readonly cell?: number;
  /** Where it is in the cell. */
  readonly start: number;
  readonly end: number;
}

export interface RowCandidates {
  /** Numbers: REFs, registry numbers, GTINs; the longest first. */
  readonly codes: readonly Candidate[];
  /** Names; the likeliest first. */
  readonly names: readonly Candidate[];
}

/** Parts of a REF that spaces separate, as in `RC 25 40`. */
const maxParts = 4;
const maxTokens = 60;
const minCode = 3;
const maxCode = 48;

const codeToken = /[^\s,;:=()[\]{}"“”|<>]+/gu;

/** Padding of SAP, and a fraction that spreadsheets add to numbers. */
const unpadded = (code: string): string =>
  /^\d{5,}(?:\.0+)?$/u.test(code) ? code.replace(/\.0+$/u, '').replace(/^0{3,}(?=\d{3})/u, '') : code;

const hasDigit = (text: string): boolean => /\d/u.test(text);

const codesIn = (text: string, cell: number): readonly Candidate[] => {
  const tokens = Array.from(text.matchAll(codeToken), ({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  })).slice(0, maxTokens);
  const windows = tokens.flatMap(({ start }, first) =>
    tokens.slice(first, first + maxParts).flatMap(({ end }): Candidate[] => {
      const code = unpadded(text.slice(start, end));
      const length = wordsOf(code).join('').length;
      return hasDigit(code) && length >= minCode && length <= maxCode
        ? [{ name: wholeName(code), cell, start, end }]
        : [];
    }),
  );
  const scanned = findUdiDis(text).map(({ udiDi, start, end }) => ({
    name: wholeName(udiDi),
    cell,
    start,
    end,
  }));
  return [...scanned, ...windows].toSorted((one, other) => other.end - other.start - (one.end - one.start));
};

const amountBefore = new RegExp(
  String.raw`^\(?(?:[x×*]\s?)?(?:${numberPattern})(?:\s?(?:[x×*]|\p{L}{1,8}\.?))?\)?[\s,;:–-]+(?=\S)`,
  'iu',
);
const amountAfter = new RegExp(
  String.raw`(?:\s*[,;:–=-]\s*|\s+)\(?(?:[x×*]\s?)?[\d.,]+(?:\s?(?:[x×*]|\p{L}{1,8}\.?))?\)?$`,
  'iu',
);

/** Names with an amount before or after them, or alone. */
const namesIn = (text: string, cell: number): readonly Candidate[] => {
  const before = amountBefore.exec(text)?.[0].length ?? 0;
  const after = text.length - (amountAfter.exec(text)?.[0].length ?? 0);
  const bare = /^[\d.,]+\s+/u.exec(text)?.[0].length ?? 0;
  const places = [
    [0, after],
    [before, text.length],
    [bare, text.length],
    [before, after],
    [0, text.length],
  ] as const;
  return places
    .filter(([start, end]) => end > start)
    .map(([start, end]) => ({ name: wholeName(text.slice(start, end)), cell, start, end }));
};

/** What a row may name. */
export const candidatesOf = ({ cells }: OrderRow): RowCandidates => {
  const isTable = cells.length > 1;
  const named = cells.map((text, cell) => ({ text, cell })).filter(({ text }) => /\p{L}/u.test(text));
  return {
    codes: cells.flatMap((text, cell) => codesIn(text, cell)),
    names: [
      ...named.flatMap(({ text, cell }) =>
        isTable ? [{ name: wholeName(text), cell, start: 0, end: text.length }] : namesIn(text, cell),
      ),
      ...(isTable && named.length > 1
        ? [{ name: wholeName(named.map(({ text }) => text).join(' ')), start: 0, end: 0 }]
        : []),
    ].filter(({ name }) => name.length > 1),
  };
};

/** What the index is asked for. */
export const askedNames = ({ codes, names }: RowCandidates): readonly string[] => [
  ...names.map(({ name }) => name),
  // Registry numbers are words of the index, and no names.
  ...codes.flatMap(({ name }) =>
    /\d\D*\d\D*\d\D*\d/u.test(name) && name.length > 5 ? [name, name.slice(1)] : [name],
  ),
];

export interface Mention {
  /** At least one. */
  readonly items: readonly OrderItem[];
  readonly places: readonly Candidate[];
}

/** A short number may be a REF, a quantity or anything. */
const isWeak = ({ name }: Candidate): boolean => /^=\d{1,4}$/u.test(name);

const overlaps = (one: Candidate, other: Candidate): boolean =>
  one.cell === other.cell && one.start < other.end && other.start < one.end;

const mentionOf = (
  places: readonly Candidate[],
  known: ReadonlyMap<string, readonly OrderItem[]>,
): Mention | undefined => {
  const items = places.flatMap(({ name }) => known.get(name) ?? []);
  const distinct = [...new Map(items.map((item) => [`${item.slug}~${item.ref ?? ''}`, item])).values()];
  return distinct.length === 0 ? undefined : { items: distinct, places };
};

/**
 * What a row names: a number wins over a name, whatever stands around it, and a long number over a part of it. Two
 * different numbers are two items, of which one is meant. @param known items by `wholeName`
 */
export const findMention = (
  { codes, names }: RowCandidates,
  known: ReadonlyMap<string, readonly OrderItem[]>,
): Mention | undefined => {
  const found: Candidate[] = [];
  for (const code of codes)
    if (known.has(code.name) && !isWeak(code) && !found.some((other) => overlaps(code, other)))
      found.push(code);
  const name = names.find((each) => known.has(each.name));
  const weak = codes.find((code) => known.has(code.name));
  return mentionOf(found, known) ?? (name && mentionOf([name], known)) ?? (weak && mentionOf([weak], known));
};
