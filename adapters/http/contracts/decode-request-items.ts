import type { Language } from '#domain/shared/language.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { isUnit } from '#domain/shared/unit.ts';
import { readQuantity } from '#domain/shared/read-quantity.ts';
import {
  type RequestItem,
  type RequestedQuantity,
  maxItems,
  parseItemKey,
  isListItem,
} from './request-items.ts';

/** In characters; more of what was typed helps nobody to find it. */
export const maxTypedLength = 40;

/** The quantity that a text says in the notation of a language, or that it says none. */
export const typedQuantity = (text: string, language?: Language): RequestedQuantity => {
  const quantity = readQuantity(text, language);
  return quantity === undefined
    ? { quantity: 0, typed: text.trim().slice(0, maxTypedLength).toWellFormed() }
    : { quantity };
};

/** The item with the quantity of another. */
export const withQuantityOf = <Item extends RequestItem>(
  { typed: _typed, ...item }: Item,
  { quantity, typed }: RequestedQuantity,
) => ({ ...item, quantity, ...(typed !== undefined && { typed }) });

/** Whether it is a product or variant with a valid quantity. */
export const isRequestItem = (value: unknown): value is RequestItem =>
  isListItem(value) && isQuantity(value.quantity);

const unescapeTyped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const decodeQuantity = (text: string, language: Language | undefined): RequestedQuantity =>
  text.startsWith('?')
    ? { quantity: 0, typed: unescapeTyped(text.slice(1)).slice(0, maxTypedLength).toWellFormed() }
    : typedQuantity(unescapeTyped(text), language);

const decodeItem = (text: string, language: Language | undefined): RequestItem | undefined => {
  const [key = '', ...rest] = text.split(':');
  const item = parseItemKey(key.trim());
  if (!item) return undefined;
  if (item.unit !== undefined && !isUnit(item.unit)) {
    const { unit, ...product } = item;
    return { ...product, quantity: 0, typed: `${rest.join(':') || '1'} ${unit}` };
  }
  return { ...item, ...(rest.length === 0 ? { quantity: 1 } : decodeQuantity(rest.join(':'), language)) };
};

/** The comma that ends an item, unlike one within its quantity: `a:1,000,b` are two items. */
const itemEnd = /(?<!:[\d.,]*\d),|,(?!\s*\d+(?:[.,]|\s*$))/u;

/** The items of a text, each as text. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(itemEnd)
    .map((part) => part.trim())
    .filter(Boolean);

/** The items that a text has, without its other parts. */
export const findRequestItems = (text: string, language?: Language): readonly RequestItem[] =>
  partsOf(text).flatMap((part) => decodeItem(part, language) ?? []);

/**
 * What `encodeRequestItems` returned, and what people write by hand, with quantities in the notation of a language; those
 * that cannot be read are 0, with what was typed. `undefined` for any other text, and for too many products.
 * @param language without one, quantities are read as `encodeRequestItems` writes them
 */
export const decodeRequestItems = (text: string, language?: Language): readonly RequestItem[] | undefined => {
  const items = partsOf(text).map((part) => decodeItem(part, language));
  return items.length <= maxItems && items.every((item) => item !== undefined) ? items : undefined;
};
