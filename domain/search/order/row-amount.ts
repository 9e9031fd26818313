import { valueOfNumber } from '#domain/search/amounts/number-notation.ts';
import type { Amount } from '#domain/search/amounts/read-amount.ts';
import { mentionMark } from '#domain/search/order/line-amount.ts';
import type { Heading } from '#domain/search/order/order-headings.ts';
import type { Mention } from '#domain/search/order/order-mentions.ts';
import type { Notation } from '#domain/search/order/order-notation.ts';
import type { OrderRow } from '#domain/search/order/order-row.ts';
import type { SpelledUnit } from '#domain/search/amounts/unit-spellings.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import type { Unit } from '#domain/shared/unit.ts';

/** Amount that a row asks for. */
export interface RowAmount {
  /** Quantity that is asked for, or what it may be where it is not sure; 0 where nothing can be said. */
  readonly quantity: number;
  /** Left out for pieces. */
  readonly unit?: Unit;
  readonly isSure: boolean;
  /**
   * Origin of the quantity, if the row does not say it: it is left out, or the code of the item may hold it; or the row
   * says several.
   */
  readonly origin?: 'default' | 'code' | 'several';
  /** Whether the row describes another item than it names. */
  readonly isOfOther?: boolean;
  /** Text that the row has about its item besides its name. */
  readonly said: string;
}

export type Amounted = Omit<RowAmount, 'said' | 'origin'>;

/** A row that may order something, with what it names and the heading above it. */
export interface NamedRow {
  readonly row: OrderRow;
  readonly mention: Mention | undefined;
  readonly heading: Heading | undefined;
}

/**
 * Quantity of a number of an order. Where its other numbers show how it is written, `24,000` may be 24: SAP prints three
 * decimals.
 */
export const quantityIn = (
  { quantity, number }: Extract<Amount, { kind: 'amount' }>,
  { language, isShown }: Notation,
): number | undefined => {
  if (quantity !== undefined || !isShown) return quantity;
  const value = valueOfNumber(number, language);
  return isQuantity(value) ? value : undefined;
};

export const known = (
  quantity: number | undefined,
  spelled: SpelledUnit | undefined,
  isSure: boolean,
): Amounted => ({
  quantity: quantity ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: isSure && quantity !== undefined,
});

export const asked = (guess: number | undefined, spelled: SpelledUnit | undefined): Amounted => ({
  quantity: guess ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: false,
});

/** Asks anew, without a guess, for the quantity of what is refused. */
export const unlessRefused = (amount: Amounted, isRefused: boolean): Amounted =>
  isRefused
    ? { ...asked(undefined, undefined), ...(amount.unit !== undefined && { unit: amount.unit }) }
    : amount;

/** The cells of a row without what names its item. */
export const restOfCells = ({
  row: { cells },
  mention,
}: Pick<NamedRow, 'row' | 'mention'>): readonly string[] =>
  cells.map((cell, index) => {
    const places = (mention?.places ?? []).filter(
      (place) => place.cell === index || place.cell === undefined,
    );
    return places
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { start, end, cell: at }) =>
          at === undefined ? text : `${text.slice(0, start)} ${mentionMark} ${text.slice(end)}`,
        cell,
      );
  });

/** A row as one line, without what names its item. */
export const restOfRow = (row: Pick<NamedRow, 'row' | 'mention'>): string => restOfCells(row).join(' ; ');
