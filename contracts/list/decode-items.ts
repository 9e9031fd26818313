import type { Language } from '#domain/shared/language.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { isUnit } from '#domain/shared/unit.ts';
import { type ItemIdentity, type ListItem, isListItem, maxItems, parseItemKey } from './items.ts';
import { withTypedAmount, withUnreadText } from './typed-amount.ts';

/** Whether it is a product or variant with a valid quantity. */
export const isCompleteItem = (value: unknown): value is ListItem =>
  isListItem(value) && isQuantity(value.quantity);

const unescapeTyped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const withDecodedAmount = (item: ItemIdentity, text: string, language: Language | undefined): ListItem => {
  const one = { ...item, quantity: 1 };
  return text.startsWith('?')
    ? withUnreadText(one, unescapeTyped(text.slice(1)))
    : withTypedAmount(one, unescapeTyped(text), language);
};

const decodeItem = (text: string, language: Language | undefined): ListItem | undefined => {
  const [key = '', ...rest] = text.split(':');
  const item = parseItemKey(key.trim());
  if (!item) return undefined;
  if (item.unit !== undefined && !isUnit(item.unit)) {
    const { unit, ...product } = item;
    return { ...product, quantity: 0, typed: `${rest.join(':') || '1'} ${unit}` };
  }
  return rest.length === 0 ? { ...item, quantity: 1 } : withDecodedAmount(item, rest.join(':'), language);
};

/** The comma that ends an item, unlike one within its quantity: `a:1,000,b` are two items. */
const itemEnd = /(?<!:[\d.,]*\d),|,(?!\s*\d+(?:[.,\s]|$))/u;

/** The items of a text, each as text. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(itemEnd)
    .map((part) => part.trim())
    .filter(Boolean);

/** The items that a text has, without its other parts. */
export const findItems = (text: string, language?: Language): readonly ListItem[] =>
  partsOf(text).flatMap((part) => decodeItem(part, language) ?? []);

/**
 * Reads what `encodeItems` returned, and what people write by hand, with quantities in the notation of a
 * language; those that cannot be read are 0, with what was typed. `undefined` for any other text, and for too many
 * products.
 * @param language without one, quantities are read as `encodeItems` writes them
 */
export const decodeItems = (text: string, language?: Language): readonly ListItem[] | undefined => {
  const items = partsOf(text).map((part) => decodeItem(part, language));
  return items.length <= maxItems && items.every((item) => item !== undefined) ? items : undefined;
};
