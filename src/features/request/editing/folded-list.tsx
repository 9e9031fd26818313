import type { NamedItem } from '../list/named-item.ts';
import { isCompleteItem } from '#contracts/list/decode-items.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOpenSize } from '../form/has-open-size.ts';
import { useFold } from '../form/fields/use-fold.ts';
import { formSectionId } from '../../../lib/paths.ts';
import { LineList } from './removal/line-list.tsx';
import type { LineRemoval } from './removal/use-line-removal.ts';

/** A longer list would push the form out of reach. */
const maxUnfolded = 5;

/** Moves the focus to the first field of the form; without JavaScript, the link scrolls. */
const focusForm = (event: MouseEvent): void => {
  const field = event.currentTarget
    .closest('dialog, main')
    ?.querySelector<HTMLElement>('form.request-form input:not([type="hidden"])');
  if (!field) return;
  event.preventDefault();
  field.focus();
};

interface Props {
  readonly items: readonly NamedItem[];
  readonly removal: LineRemoval | undefined;
  readonly children: (item: NamedItem) => ReactNode;
}

/** Requested products, folded when they are many and none of them is to be corrected or lacks its size, with a link to the form below. */
export const FoldedList = ({ items, removal, children }: Props): ReactNode => {
  const { t } = useTranslation();
  const isLong = items.length > maxUnfolded;
  const isIncomplete = !items.every((item) => isCompleteItem(item) && !hasOpenSize(item));
  const { isOpen, props } = useFold(!isLong);
  return (
    <>
      {isLong && (
        <p>
          <a href={`#${formSectionId}`} onClick={focusForm}>
            {t('list.toForm')}
          </a>
        </p>
      )}
      <details {...props} className={isLong ? 'fold' : 'fold short'} open={isOpen || isIncomplete}>
        <summary>
          <span>{t('listing.count', { count: items.length })}</span>
        </summary>
        <LineList items={items} className="requested" removal={removal}>
          {children}
        </LineList>
      </details>
    </>
  );
};
