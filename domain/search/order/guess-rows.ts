import { type Guess, guessItems } from '#domain/search/order/guess-items.ts';
import { readLineAmount } from '#domain/search/order/line-amount.ts';
import type { OrderRow } from '#domain/search/order/order-row.ts';
import { isFiller } from '#domain/search/order/order-words.ts';
import type { OrderIndex } from '#domain/search/query/ports.ts';
import { readAmount } from '#domain/search/amounts/read-amount.ts';
import type { NamedRow } from '#domain/search/order/row-amount.ts';
import { readUnit } from '#domain/search/amounts/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';

/** Lines that nothing in the catalogue is called; of an order that has more of them, the others are not searched for. */
const maxGuesses = 60;

/** Takes the text that a row of an unknown item has besides how many. */
const searchedText = ({ row: { cells }, heading }: NamedRow, language: Language): string => {
  if (cells.length === 1)
    return readLineAmount(cells.join(''), language)
      .rest.split(/\s+/u)
      .filter((word) => !isFiller(word) && !readUnit(word))
      .join(' ');
  const roles = heading?.roles ?? [];
  const texts = cells.filter((cell, index) => {
    const role = roles[index];
    if (role !== undefined) return role === 'code' || role === 'name';
    return readAmount(cell, language) === undefined && readUnit(cell) === undefined;
  });
  return (texts.length > 0 ? texts : cells).join(' ');
};

/** Guesses what the first rows mean that name nothing. Two statements, none where all rows name something. */
export const guessRows = async (
  index: OrderIndex,
  rows: readonly NamedRow[],
  language: Language,
): Promise<ReadonlyMap<OrderRow, Guess>> => {
  const unknown = rows.filter(({ mention }) => !mention).slice(0, maxGuesses);
  const texts = unknown.map((each) => searchedText(each, language));
  const guesses = await guessItems(index, texts, language);
  return new Map(
    unknown.flatMap(({ row }, position) => {
      const guess = guesses[position];
      return guess ? [[row, guess] as const] : [];
    }),
  );
};
