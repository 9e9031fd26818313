import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { quantityInputName } from '#contracts/form-fields.ts';
import { typedQuantity, withQuantityOf } from '#contracts/decode-request-items.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useEntered } from '../../../lib/use-entered.ts';
import { pageFormId } from '../form/form-body.tsx';
import { shownQuantity } from './quantity-field.tsx';
import type { RequestEditing } from './use-request-editing.ts';

/** Takes over the quantities that were entered before hydration, all at once. */
export const useEnteredQuantities = ({ items, setQuantities }: RequestEditing): void => {
  const language = useLanguage();
  const [changed, setChanged] = useState<readonly RequestItem[]>([]);
  useEntered(pageFormId, (entered) => {
    const textOf = (item: RequestItem): string => {
      const text = entered.get(quantityInputName(itemKey(item)));
      return typeof text === 'string' ? text.trim() : '';
    };
    setChanged(
      items
        .filter((item) => !['', shownQuantity(item)].includes(textOf(item)))
        .map((item) => withQuantityOf(item, typedQuantity(textOf(item), language))),
    );
  });
  const apply = useEffectEvent(setQuantities);
  // Not before: whose list it is, only the browser knows.
  useLayoutEffect(() => {
    if (changed.length > 0) apply(changed);
  }, [changed]);
};
