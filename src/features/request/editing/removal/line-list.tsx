import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductOrVariant, itemKey, itemsOf, productKey } from '#contracts/list/items.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { type GoneItem, knownName } from '../../list/named-item.ts';
import type { LineRemoval } from './use-line-removal.ts';
import { UndoButton } from './undo-button.tsx';

/** Key of a list's line, which another unit makes no other line. */
const lineKey = (items: readonly ProductOrVariant[], index: number): string => {
  const [item, ...before] = items.slice(0, index + 1).toReversed();
  return item ? `${productKey(item)} ${itemsOf(before, item).length}` : '';
};

interface RemovedProps extends LineRemoval {
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Says in the place of a line that it was removed, and puts it back. */
const RemovedLine = ({ item, index, onUndo, list }: RemovedProps): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const outcome = t('list.outcome.removed', { name: knownName(item, language) });
  useEffect(
    () => () => {
      // The line is back, and the button that was pressed is gone.
      if (document.activeElement === document.body)
        list.current?.children[index]?.querySelector('button')?.focus();
    },
    [index, list],
  );
  return (
    <li className="removed-line">
      <span>{outcome}</span>
      <UndoButton onUndo={onUndo} outcome={outcome} />
    </li>
  );
};

interface Props<Item> {
  readonly items: readonly Item[];
  readonly className: string;
  readonly removal: LineRemoval | undefined;
  readonly children: (item: Item) => ReactNode;
}

/** Lines of a list, and what is said in the place of one that was removed. */
export const LineList = <Item extends GoneItem>({
  items,
  className,
  removal,
  children,
}: Props<Item>): ReactNode => {
  const list = useRef<HTMLUListElement>(null);
  const lines = items.map((item, index) => (
    <li key={lineKey(items, index)} className={className}>
      {children(item)}
    </li>
  ));
  return (
    <ul ref={list}>
      {removal
        ? lines.toSpliced(
            removal.index,
            0,
            <RemovedLine key={`${itemKey(removal.item)} removed`} list={list} {...removal} />,
          )
        : lines}
    </ul>
  );
};
