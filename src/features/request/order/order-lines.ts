import type { TFunction } from 'i18next';
import { amountText } from '#domain/shared/unit.ts';
import type { Language } from '#domain/shared/language.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { type NamedItem, itemName } from '../list/named-item.ts';

/** An item as questions name it: `Tip, 4 mm (REF OM-85)`. */
export const namedText = (item: NamedItem, language: Language): string => {
  const name = itemName(item, language);
  return item.ref === undefined ? name : `${name} (REF ${item.ref})`;
};

/** An item as lists of an order show it: `3 × Tip, 4 mm (REF OM-85)`. */
export const orderedText = (item: NamedItem, language: Language): string =>
  `${amountText(item, language)} × ${namedText(item, language)}`;

/** Says why lines are not added. @param count of those whose sum with the list is no quantity */
export const exceedingLinesText = (t: TFunction<'request-list'>, count: number, language: Language): string =>
  t('order.exceeding', { count, max: maxQuantity.toLocaleString(language) });
