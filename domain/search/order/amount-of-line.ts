import type { LineAmount } from '#domain/search/order/line-amount.ts';
import { readLineAmount } from '#domain/search/order/line-amount.ts';
import { type Vocabulary, otherUnit, sayingOf, sayingOfCells } from '#domain/search/order/line-doubts.ts';
import type { Notation } from '#domain/search/order/order-notation.ts';
import {
  type Amounted,
  type NamedRow,
  type RowAmount,
  asked,
  known,
  quantityIn,
  restOfRow,
  unlessRefused,
} from '#domain/search/order/row-amount.ts';
import { languages } from '#domain/shared/language.ts';

/** Longer numbers without a doubt are how many; with one, they are rather a code. */
const maxGuess = 9999;

const likely = (guess: number | undefined): number | undefined =>
  guess !== undefined && guess <= maxGuess ? guess : undefined;

const amountSaid = (line: LineAmount, notation: Notation): Amounted => {
  if (line.kind === 'none') return { quantity: 1, isSure: true };
  if (line.kind === 'known') return known(quantityIn(line.amount, notation), line.amount.spelled, true);
  const { guess } = line;
  if (guess?.kind === 'amount') return asked(likely(quantityIn(guess, notation)), guess.spelled);
  return guess?.kind === 'unclear' ? asked(guess.guess, guess.spelled) : asked(undefined, undefined);
};

/** Names of the items, whose numbers say nothing about how many. */
const namesOf = ({ mention }: NamedRow): string =>
  (mention?.items ?? [])
    .flatMap(({ name, variantName }) =>
      languages.map((language) => `${name[language]} ${variantName?.[language] ?? ''}`),
    )
    .join(' ');

/** Reads how many a code says, where nothing else does; this is shown and asked. */
const amountOfCode = ({ mention }: NamedRow): Amounted | undefined => {
  const counts = (mention?.places ?? []).flatMap(({ count }) => count ?? []);
  if (counts.length > 0) return asked(counts[0], undefined);
  return mention?.places.some(({ beginning }) => beginning !== undefined) ? asked(1, undefined) : undefined;
};

const originOf = (line: LineAmount, ofCode: Amounted | undefined): Pick<RowAmount, 'origin'> => {
  if (ofCode) return { origin: 'code' };
  if (line.kind === 'none') return { origin: 'default' };
  return line.kind === 'unclear' && line.isSeveral ? { origin: 'several' } : {};
};

/** A number before the item, as lists of lines have it. */
const leadingNumber = /^\s*(?<number>\d{1,3})\s*;?\s+(?=\uFFFC)/u;

/** Rows that begin with 1, 2, 3 and so on, which may be their numbers. */
export const numberedRows = (rows: readonly NamedRow[]): ReadonlySet<NamedRow> => {
  const leading = rows.flatMap((row) => {
    const { number } = leadingNumber.exec(restOfRow(row))?.groups ?? {};
    return number === undefined ? [] : [{ row, number: Number(number) }];
  });
  const isNumbering = leading.length > 1 && leading.every(({ number }, index) => number === index + 1);
  return new Set(isNumbering ? leading.map(({ row }) => row) : []);
};

/** Reads how many a row asks for that has no columns. @param isNumbered whether it begins with its number */
export const amountOfLine = (
  row: NamedRow,
  notation: Notation,
  vocabulary: Vocabulary,
  isNumbered: boolean,
): RowAmount => {
  const text = isNumbered ? restOfRow(row).replace(leadingNumber, '') : restOfRow(row);
  const line = readLineAmount(text, notation.language, namesOf(row));
  const said = { ...line, rest: line.kind === 'known' ? line.rest.replace(leadingNumber, '') : line.rest };
  const ofCode = line.kind === 'none' ? amountOfCode(row) : undefined;
  const isDescribed = row.mention === undefined || row.row.cells.length > 1;
  const saying = isDescribed ? sayingOfCells(said.rest, vocabulary) : sayingOf(said, vocabulary);
  const isUnsaid = line.kind === 'none' && (saying !== 'plain' || isNumbered);
  const amount = ofCode ?? (isUnsaid ? asked(undefined, undefined) : amountSaid(line, notation));
  const spelled = line.kind === 'known' ? line.amount.spelled : undefined;
  const other = row.mention && otherUnit(said.rest, spelled, vocabulary);
  return {
    ...unlessRefused(amount, saying === 'refused'),
    ...(saying === 'unclear' && { isSure: false }),
    // `kutu: 3 adet` is three boxes or three pieces.
    ...(other && { isSure: false, ...(spelled === undefined && other) }),
    ...originOf(line, ofCode),
    said: said.rest,
  };
};
