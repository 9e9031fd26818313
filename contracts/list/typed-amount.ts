import { readAmount } from '#domain/search/amounts/read-amount.ts';
import { type SpelledUnit, readUnitCell } from '#domain/search/amounts/unit-spellings.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import type { Language } from '#domain/shared/language.ts';
import { readQuantity } from '#domain/shared/read-quantity.ts';
import { amountText } from '#domain/shared/unit.ts';
import { joinLists } from './join-lists.ts';
import { type ListItem, isSameItem, itemKey } from './items.ts';

/** Maximum length of a kept text, in characters: more of what was typed helps nobody to find it. */
export const maxTypedLength = 40;

/** The item with a text that is no amount, which stays until it is corrected. */
export const withUnreadText = <Item extends ListItem>(item: Item, text: string): Item => ({
  ...item,
  quantity: 0,
  typed: text.trim().slice(0, maxTypedLength).toWellFormed(),
});

interface ReadAmount {
  readonly quantity: number | undefined;
  readonly spelled?: SpelledUnit;
}

/** Reads `3 m`, which is a size elsewhere, as an amount in a field that asks how many. */
const readMeasured = (text: string, language: Language | undefined): ReadAmount | undefined => {
  const { number = '', word = '' } =
    /^(?<number>.*\d)\s*(?<word>\p{L}+\.?)$/u.exec(toAsciiDigits(text).trim())?.groups ?? {};
  const spelled = readUnitCell(word);
  return spelled && { quantity: readQuantity(number, language), spelled };
};

const readTyped = (text: string, language: Language | undefined): ReadAmount | undefined => {
  const amount = readAmount(text, language);
  return amount?.kind === 'amount' ? amount : readMeasured(text, language);
};

/**
 * Reads how many of an item somebody wants, `10` or `10 kutu`. A number alone is one in the unit of the item; what is no
 * amount is kept as it was typed.
 * @param language in whose notation the number is; without one, a number is not read that means different quantities in the two
 */
export const withTypedAmount = <Item extends ListItem>(
  item: Item,
  text: string,
  language?: Language,
): Item => {
  const amount = readTyped(text, language);
  if (amount?.quantity === undefined) return withUnreadText(item, text);
  const unit = amount.spelled ? amount.spelled.unit : item.unit;
  return { ...item, quantity: amount.quantity, unit, typed: undefined };
};

/** Items in new amounts, by the keys of those that they replace. */
export type ChangedAmounts<Item extends ListItem = ListItem> = ReadonlyMap<string, Item>;

/**
 * Changes amounts of a list. An item whose new unit another item of the product has joins that one, and their quantities are
 * added up; where the sum is none, it stays in its own unit with the amount as a text, to be corrected.
 */
export const withAmounts = <Item extends ListItem>(
  list: readonly Item[],
  amounts: ChangedAmounts,
  language: Language,
): readonly Item[] => {
  const changed = list.map((item) => {
    const { quantity, unit, typed } = amounts.get(itemKey(item)) ?? item;
    return { was: item, is: { ...item, quantity, unit, typed } };
  });
  const moved = changed.filter(({ was, is }) => !isSameItem(was, is));
  const items = changed.map(({ is }) => is);
  if (moved.length === 0) return items;
  const { list: joined, left } = joinLists<Item>([], items);
  const clashing = moved.filter(({ is }) => left.some((item) => isSameItem(item, is)));
  if (clashing.length === 0) return joined;
  const kept = clashing.map(
    ({ was, is }) => [itemKey(was), withUnreadText(was, amountText(is, language))] as const,
  );
  return withAmounts(list, new Map([...amounts, ...kept]), language);
};
