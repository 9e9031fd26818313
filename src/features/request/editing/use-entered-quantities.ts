import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { quantityInputName } from '#contracts/form-fields.ts';
import { type ListItem, itemKey } from '#contracts/list/items.ts';
import { type ChangedAmounts, withTypedAmount } from '#contracts/list/typed-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useEntered } from '../../../lib/use-entered.ts';
import { pageFormId } from '../form/form-body.tsx';
import { shownQuantity } from './quantity-field.tsx';

interface Lines {
  readonly items: readonly ListItem[];
  readonly setAmounts: (amounts: ChangedAmounts) => void;
}

/** Takes over the quantities that were entered before hydration, all at once. */
export const useEnteredQuantities = ({ items, setAmounts }: Lines): void => {
  const language = useLanguage();
  const [changed, setChanged] = useState<ChangedAmounts>(new Map());
  useEntered(pageFormId, (entered) => {
    const textOf = (item: ListItem): string => {
      const text = entered.get(quantityInputName(itemKey(item)));
      return typeof text === 'string' ? text.trim() : '';
    };
    setChanged(
      new Map(
        items
          .filter((item) => !['', shownQuantity(item)].includes(textOf(item)))
          .map((item) => [itemKey(item), withTypedAmount(item, textOf(item), language)]),
      ),
    );
  });
  const apply = useEffectEvent(setAmounts);
  // Not before: whose list it is, only the browser knows.
  useLayoutEffect(() => {
    if (changed.size > 0) apply(changed);
  }, [changed]);
};
