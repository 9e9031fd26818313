import { findUdiDis } from '#domain/shared/scanned-code.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import { lookAlikesOf } from '#domain/search/words/look-alike.ts';
import type { OrderItem } from '#domain/search/query/order-items.ts';
import type { OrderRow } from '#domain/search/order/order-row.ts';
import { numberPattern } from '#domain/search/amounts/read-amount.ts';
import { readUnit } from '#domain/search/amounts/unit-spellings.ts';
import { wholeName, wordsOf } from '#domain/search/words/words.ts';

/** A part of a row that may name something of the catalogue. */
interface Candidate {
  /** Name as the catalogue is asked for it. */
  readonly name: string;
  /** Look-alike for which a number may be misread, as `lookAlike` builds it. */
  readonly lookAlike?: string | undefined;
  /** Cell that it is in; `undefined` where it is several cells. */
  readonly cell?: number;
  /** Places in the cell where it begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Text before its last part, where that may be how many, as in `RC-25 40`. */
  readonly beginning?: string;
  /** Whether it may be words, as `OR 6` may be a theatre. */
  readonly mayBeWords?: boolean;
  /** Number of items that a barcode says. */
  readonly count?: number;
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
  toAsciiDigits(/^\d{5,}\.0+$/u.test(code) ? code.replace(/\.0+$/u, '') : code).replace(
    /^0{3,}(?=[^0\s]\S{2})/u,
    '',
  );

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/** Numbers have digits, or letters and a sign, as `VT-P` has. */
const isCodeLike = (text: string): boolean => hasDigit(text) || /^\p{L}+[-/.]\p{L}+$/u.test(text);

/** A code and how many of it, written together: `OR3x4`, `4×OR3`. */
const timesBehind = /^(?<code>.*\d.*?|.{3,}?)[x×*]\d{1,5}$/iu;
const rowNumber = /^\d{1,3}[.)](?=\p{L})/u;
const timesBefore = /^\d{1,5}[x×*](?=\p{L})/iu;

interface Token {
  readonly start: number;
  readonly end: number;
}

const tokensIn = (text: string): readonly Token[] =>
  Array.from(text.matchAll(codeToken), ({ 0: token, index }) => ({
    start: index,
    end: index + token.replace(/[.?!…]+$/u, '').length,
  })).filter(({ start, end }) => end > start);

/** The parts of a token that may be a code, with how many before or behind it, or with a Turkish suffix. */
const countedIn = (text: string, { start, end }: Token): readonly Token[] => {
  const token = text.slice(start, end);
  const { code } = timesBehind.exec(token)?.groups ?? {};
  const before = timesBefore.exec(token)?.[0].length;
  const suffix = token.search(/['’]\p{L}/u);
  const numbering = rowNumber.exec(token)?.[0].length;
  return [
    ...(numbering === undefined ? [] : [{ start: start + numbering, end }]),
    ...(suffix < 0 ? [] : [{ start, end: start + suffix }]),
    ...(code === undefined ? [] : [{ start, end: start + code.length }]),
    ...(before === undefined ? [] : [{ start: start + before, end }]),
  ];
};

const isPlainNumber = (text: string): boolean => /^\d{1,6}$/u.test(text);

/** Whether what follows a number says that it is how many. */
const isCounted = (after: string): boolean => {
  const word = /^\s*[x×*]?\s*\(?(?<word>\p{L}+\.?)/iu.exec(after)?.groups?.['word'];
  return word !== undefined && readUnit(word) !== undefined;
};

/** Takes the text of several parts without the last, which is a number that may be how many of it. */
const beginningOf = (text: string, parts: readonly Token[]): string | undefined => {
  const [first] = parts;
  const last = parts.at(-1);
  const beforeLast = parts.at(-2);
  if (!first || !last || !beforeLast || !isPlainNumber(text.slice(last.start, last.end))) return undefined;
  const beginning = text.slice(first.start, beforeLast.end);
  return hasDigit(beginning) ? beginning : undefined;
};

/** Minimum length, in letters and digits, with which a REF in parts is told from words. */
const minJoined = 5;

const isShort = (text: string, parts: readonly Token[]): boolean =>
  parts.length > 1 &&
  parts.reduce((length, { start, end }) => length + wordsOf(text.slice(start, end)).join('').length, 0) <
    minJoined;

const codesIn = (text: string, cell: number): readonly Candidate[] => {
  const tokens = tokensIn(text).slice(0, maxTokens);
  const windows = tokens.flatMap((_, first) =>
    Array.from({ length: Math.min(maxParts, tokens.length - first) }, (_part, more) =>
      tokens.slice(first, first + more + 1),
    ),
  );
  const joined = windows.flatMap((parts): readonly Omit<Candidate, 'name' | 'cell'>[] => {
    const { start } = parts[0] ?? { start: 0 };
    const { end } = parts.at(-1) ?? { end: 0 };
    if (![text.slice(start, parts[0]?.end), text.slice(parts.at(-1)?.start, end)].every(hasText)) return [];
    const beginning = beginningOf(text, parts);
    if (beginning === undefined) return [{ start, end, mayBeWords: isShort(text, parts) }];
    return isCounted(text.slice(end)) ? [] : [{ start, end, beginning }];
  });
  const counted = tokens.flatMap((token) => countedIn(text, token));
  const codes = [...joined, ...counted].flatMap((place): Candidate[] => {
    const code = unpadded(text.slice(place.start, place.end));
    const name = wholeName(code);
    const length = name.length - 1;
    return isCodeLike(code) && length >= minCode && length <= maxCode
      ? [
          {
            name,
            // `15000 pcs` is how many, whatever number it looks like.
            lookAlike:
              isPlainNumber(code) && isCounted(text.slice(place.end)) ? undefined : lookAlikesOf([name])[0],
            cell,
            ...place,
          },
        ]
      : [];
  });
  const scanned = findUdiDis(text).map(({ udiDi, ...place }) =>
    Object.assign({ name: wholeName(udiDi), cell }, place),
  );
  return [...scanned, ...codes].toSorted((one, other) => other.end - other.start - (one.end - one.start));
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

/** Finds the parts of a row that may name something. */
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

/** Lists the names for which the index is asked. */
export const askedNames = ({ codes, names }: RowCandidates): readonly string[] => [
  ...names.map(({ name }) => name),
  // Registry numbers are words of the index, and no names.
  ...codes.flatMap(({ name, lookAlike }) => [
    name,
    ...(/\d\D*\d\D*\d\D*\d/u.test(name) && name.length > 5 ? [name.slice(1)] : []),
    ...(lookAlike === undefined ? [] : [lookAlike]),
  ]),
];

export interface Mention {
  /** Items, at least one. */
  readonly items: readonly OrderItem[];
  readonly places: readonly Candidate[];
  /** Whether a number only looks like that of the items. */
  readonly isMisread?: boolean;
}

/** A short number may be a REF, a quantity or anything. */
const isWeak = ({ name }: Candidate): boolean => /^=\d{1,4}$/u.test(name);

const overlaps = (one: Candidate, other: Candidate): boolean =>
  one.cell === other.cell && one.start < other.end && other.start < one.end;

/** Selects the candidates that no other one before them overlaps. */
const apart = (codes: readonly Candidate[]): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const code of codes) if (!found.some((other) => overlaps(code, other))) found.push(code);
  return found;
};

/** Items by name, as `itemsByName` builds them. */
export type KnownItems = ReadonlyMap<string, readonly OrderItem[]>;

const itemsNamed = (keys: readonly string[], known: KnownItems): readonly OrderItem[] => {
  const items = keys.flatMap((key) => known.get(key) ?? []);
  return [...new Map(items.map((item) => [`${item.slug}~${item.ref ?? ''}`, item])).values()];
};

const mentionOf = (places: readonly Candidate[], known: KnownItems): Mention | undefined => {
  const items = itemsNamed(
    places.map(({ name }) => name),
    known,
  );
  return items.length === 0 ? undefined : { items, places };
};

/** Finds the items that numbers look like, apart from the name that is there; then those that have the name. */
const misreadMention = (
  codes: readonly Candidate[],
  name: Candidate | undefined,
  known: KnownItems,
): Mention | undefined => {
  const isInName = (code: Candidate): boolean =>
    name !== undefined && (name.cell === undefined || overlaps(name, code));
  const found = apart(
    codes.filter((code) => code.lookAlike !== undefined && known.has(code.lookAlike) && !isInName(code)),
  );
  if (found.length === 0) return undefined;
  const keys = [...found.flatMap(({ lookAlike = [] }) => lookAlike), ...(name ? [name.name] : [])];
  return { items: itemsNamed(keys, known), places: [...found, ...(name ? [name] : [])], isMisread: true };
};

/**
 * Finds what a row names: a number wins over a name, whatever stands around it, and a long number over a part of it.
 * Two different numbers are two items, of which one is meant. Without a number of the catalogue, one that looks like it
 * may be meant.
 * @param known items by `wholeName`, and by `lookAlike` of their numbers
 */
export const findMention = ({ codes, names }: RowCandidates, known: KnownItems): Mention | undefined => {
  const named = codes.filter((code) => known.has(code.name));
  const name = names.find((each) => known.has(each.name));
  return (
    mentionOf(apart(named.filter((code) => !isWeak(code))), known) ??
    misreadMention(codes, name, known) ??
    mentionOf(
      [name ?? named[0]].filter((each) => each !== undefined),
      known,
    )
  );
};
