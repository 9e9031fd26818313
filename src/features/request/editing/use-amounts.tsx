import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ListItem, hasItem, isSameItem, itemKey } from '#contracts/list/items.ts';
import { formTexts, pluralUnit } from '#contracts/form-messages.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/list/typed-amount.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { amountText } from '#domain/shared/unit.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type GoneItem, knownName } from '../list/named-item.ts';

interface Lines {
  readonly items: readonly GoneItem[];
  readonly setAmounts: (amounts: ChangedAmounts) => void;
}

/** A line whose unit was changed. */
interface Said {
  readonly name: string;
  readonly amount: ListItem;
  /** Whether it has joined another line. */
  readonly isJoined: boolean;
}

/** Changes amounts of a list, and says where a line has another unit now or has joined another one. */
export const useAmounts = ({
  items,
  setAmounts,
}: Lines): Pick<Lines, 'setAmounts'> & { readonly notice: ReactNode } => {
  const language = useLanguage();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const notice = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // What had the focus in the line has gone with it.
    if (said.some(({ isJoined }) => isJoined) && document.activeElement === document.body)
      notice.current?.focus({ preventScroll: true });
  }, [said]);
  const saidOf = (amounts: ChangedAmounts): readonly Said[] => {
    const changed = withAmounts(items, amounts, language);
    return items.flatMap((item) => {
      const amount = amounts.get(itemKey(item));
      // One that cannot join the line in its unit stays as it was, with an error.
      if (!amount || isSameItem(amount, item) || hasItem(changed, item)) return [];
      return [{ name: knownName(item, language), amount, isJoined: hasItem(items, amount) }];
    });
  };
  return {
    setAmounts(amounts) {
      setSaid(saidOf(amounts));
      setAmounts(amounts);
    },
    notice: (
      <output ref={notice} tabIndex={-1}>
        {said.map(({ name, amount, isJoined }) =>
          isJoined ? (
            <span key={name}>
              {fillText(formTexts[language].joined, { name, unit: pluralUnit(amount.unit, language) })}{' '}
            </span>
          ) : (
            // The label of the field says it to who sees it.
            <span key={name} className="visually-hidden">{`${name}: ${amountText(amount, language)}. `}</span>
          ),
        )}
      </output>
    ),
  };
};
