import { splitLines } from '#domain/shared/lines.ts';
import { fold } from '#domain/shared/fold.ts';

/** One way to read a line of an order. */
interface Reading {
  /** A REF or a name. */
  readonly what: string;
  /** 1 where the line has none; 0 where it is a number that cannot be ordered, such as 2.5. */
  readonly quantity: number;
}

export interface OrderLine {
  /** 1-based, blank lines included, as the visitor counts them. */
  readonly line: number;
  readonly text: string;
  /** At least one, the likeliest first. */
  readonly readings: readonly Reading[];
  /** What a search for the line looks for. */
  readonly guess: Reading;
}

/** Of an order; further lines are counted only. */
export const maxOrderLines = 500;

/** In characters; the rest of a line is ignored. */
const maxLineLength = 300;

const maxQuantity = 999_999;

const unit = String.raw`(?:adet|ad\.?|tane|kutu|paket|pk\.?|pcs?\.?|pieces?|box(?:es)?|packs?|x|×)`;

/** Digits, in groups of three or not, without a fraction or with zeros as fraction. */
const wholeNumber = new RegExp(
  String.raw`^(?:x|×|\*)?\s*(?<number>\d{1,3}(?:[.,\s]\d{3})+|\d{1,15})(?:[.,]0{1,2})?\s*${unit}?$`,
  'iu',
);

const anyNumber = /^-?\d{1,15}(?:[.,]\d{1,15})?$/u;

/** `undefined` for what is no number. */
const quantityOf = (text: string): number | undefined => {
  const number = wholeNumber.exec(text)?.groups?.['number'];
  if (number === undefined) return anyNumber.test(text) ? 0 : undefined;
  const quantity = Number(number.replaceAll(/\D/gu, ''));
  return quantity > maxQuantity ? 0 : quantity;
};

/** The cells of a line; a separator within quotes is none, and two quotes within quotes are one. */
const splitQuoted = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line.charAt(index);
    if (sign === '"' && (isQuoted || cell.trim() === '')) {
      if (isQuoted && line[index + 1] === '"') {
        cell += sign;
        index += 1;
      } else isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
};

const cellsOf = (line: string): readonly string[] => {
  const separator =
    ['\t', ';'].find((each) => line.includes(each)) ?? (/^\s*"|,\s*"/u.test(line) ? ',' : undefined);
  const cells = separator === undefined ? line.split(/\s{2,}/u) : splitQuoted(line, separator);
  return cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()).filter(Boolean);
};

/** The last quantity of some cells, as rows of spreadsheets begin with their number. */
const quantityIn = (cells: readonly string[]): number => {
  const quantities = cells.map(quantityOf).filter((quantity) => quantity !== undefined);
  return quantities.findLast((quantity) => quantity > 0) ?? quantities.at(-1) ?? 1;
};

const readCells = (cells: readonly string[]): Pick<OrderLine, 'readings' | 'guess'> => {
  const readings = cells.map((what, index) => ({ what, quantity: quantityIn(cells.toSpliced(index, 1)) }));
  const texts = readings.filter(({ what }) => quantityOf(what) === undefined);
  const numbers = readings.filter(({ what }) => quantityOf(what) !== undefined);
  const what = texts.map((reading) => reading.what).join(' ') || cells.join(' ');
  const guess = { what, quantity: quantityIn(numbers.map((reading) => reading.what)) };
  return { readings: [...texts, guess, ...numbers], guess };
};

/** What stands before or after a quantity in a line without cells. */
const quantityPatterns = [
  /^(?<what>.*\S)\s*,\s*(?<quantity>[^,]+)$/u,
  /^(?<quantity>[^,]+),\s*(?<what>\S.*)$/u,
  /^(?<what>.*?[^\s:–-])\s*[\s:–-]\s*(?<quantity>(?:[x×*]\s?)?[\d.,]+(?:\s?\p{L}+\.?)?)$/u,
  /^(?<quantity>[\d.,]+(?:\s?(?:\p{L}{2,6}\.?|[x×*]))?)\s+(?<what>\S.*)$/u,
  /^(?<quantity>[\d.,]+)\s+(?<what>\S.*)$/u,
];

const readText = (text: string): Pick<OrderLine, 'readings' | 'guess'> => {
  const whole = { what: text, quantity: 1 };
  const parts = quantityPatterns.flatMap((pattern) => {
    const { what, quantity: number } = pattern.exec(text)?.groups ?? {};
    const quantity = number === undefined ? undefined : quantityOf(number.trim());
    return what === undefined || quantity === undefined ? [] : [{ what, quantity }];
  });
  return {
    readings: [...parts, whole],
    guess: parts.find(({ quantity }) => quantity > 0) ?? parts[0] ?? whole,
  };
};

const headings = /\b(?:adet|miktar|sayi|quantity|qty|pcs|amount)\b/u;

/** Whether a line names columns. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  !cells.some((cell) => /\d/u.test(cell)) &&
  cells.some((cell) => headings.test(fold(cell)));

/**
 * Reads the lines of an order: a REF or name and a quantity, in any order, as people type them and spreadsheets copy
 * them: between tabs, semicolons, commas or several spaces, in quotes or not. Where a line can be read in several ways,
 * the catalogue decides.
 * @returns `more`: how many lines are not read, as there are too many
 */
export const parseOrder = (text: string): { readonly lines: readonly OrderLine[]; readonly more: number } => {
  const lines = splitLines(text.replaceAll('\0', ''))
    .map((each, index) => ({ line: index + 1, text: each.slice(0, maxLineLength).trim() }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text));
  const [first] = lines;
  const ordered = first && isHeading(cellsOf(first.text)) ? lines.slice(1) : lines;
  return {
    lines: ordered.slice(0, maxOrderLines).map((each) => {
      const cells = cellsOf(each.text);
      const [only = ''] = cells;
      return Object.assign(each, cells.length > 1 ? readCells(cells) : readText(only));
    }),
    more: Math.max(0, ordered.length - maxOrderLines),
  };
};
