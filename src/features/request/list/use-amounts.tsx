import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import { withAmounts } from '#contracts/typed-amount.ts';
import type { Localized } from '#domain/shared/language.ts';
import { unitName } from '#domain/shared/unit.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { itemName } from '../basket/named-item.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';

/** @param unit name of the unit; left out for pieces */
const joinedText: Localized<(name: string, unit: string | undefined) => string> = {
  tr: (name, unit) =>
    `${name}: listede bu ürünün ${unit ?? 'adet'} olarak bir satırı vardı; miktarlar orada toplandı.`,
  en: (name, unit) =>
    `${name}: the list had a line of it in ${unit ?? 'pieces'}, where the quantities were added up.`,
};

interface Lines {
  readonly items: readonly RequestedProduct[];
  /** @param changed in another amount than the item, which may be in another unit */
  readonly setAmount: (item: RequestedProduct, changed: RequestItem) => void;
}

/** Changes amounts of a list, and says where a line has joined another one. */
export const useAmounts = ({
  items,
  setAmount,
}: Lines): Pick<Lines, 'setAmount'> & { readonly notice: ReactNode } => {
  const language = useLanguage();
  const [joined, setJoined] = useState<{ readonly name: string; readonly unit: string | undefined }>();
  const notice = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // What had the focus in the line has gone with it.
    if (joined && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [joined]);
  return {
    setAmount(item, changed) {
      const amounts = new Map([[itemKey(item), changed]]);
      const joins = withAmounts(items, amounts, language).length < items.length;
      setJoined(joins ? { name: itemName(item, language), unit: changed.unit } : undefined);
      setAmount(item, changed);
    },
    notice: (
      <output ref={notice} tabIndex={-1}>
        {joined && (
          <span>{joinedText[language](joined.name, joined.unit && unitName(joined.unit, 2, language))}</span>
        )}
      </output>
    ),
  };
};
