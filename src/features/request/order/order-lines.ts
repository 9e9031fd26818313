import { amountText } from '#domain/shared/unit.ts';
import type { Language } from '#domain/shared/language.ts';
import { type NamedItem, itemName } from '../basket/named-item.ts';

/** An item as lists of an order show it: `3 × Tip, 4 mm (REF OM-85)`. */
export const orderedText = (item: NamedItem, language: Language): string => {
  const text = `${amountText(item, language)} × ${itemName(item, language)}`;
  return item.ref === undefined ? text : `${text} (REF ${item.ref})`;
};
