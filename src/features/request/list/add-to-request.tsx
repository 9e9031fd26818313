import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { inSameForm, requestListPath } from '../../../lib/paths.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { itemKey, maxItems, itemsOf } from '#contracts/list/items.ts';
import { type AddableProduct, hasOpenLine, isFull, toListItem } from './own-list.ts';
import { ignoreSecondPress } from '../../../lib/ignore-second-press.ts';
import { itemName } from './named-item.ts';
import { requestPath } from '#contracts/request-address.ts';
import { addToList, removeFromList, useList } from './use-list.ts';

/** Id of the form that adds the product of a page, in the size that is chosen where it has several. */
export const productFormId = 'add-product';

interface Props {
  readonly product: AddableProduct;
  /** Id of the form. */
  readonly id?: string;
}

/** Adds a product or variant to the list and removes it again; before hydration and without JavaScript, the server adds it. Of a product with variants, it leads to their choice. */
export const AddToRequest = ({ product, id }: Props): ReactNode => {
  const { t } = useTranslation();
  const item = toListItem(product);
  const name = itemName(item, useLanguage());
  const ownList = useList();
  const [outcome, setOutcome] = useState<'added' | 'removed' | 'full'>();
  const requested = itemsOf(ownList ?? [], item);
  const isInList = requested.length > 0;
  const isOpen = product.hasVariants && !isInList;
  // The list may have been sent or changed elsewhere since.
  const isTrue = outcome === 'added' ? isInList : !isInList && (outcome === 'removed' || isFull(ownList));
  const action = isInList ? t('list.remove') : isOpen ? t('list.choose') : t('list.add');
  const onClick = (event: MouseEvent): void => {
    // The server leads to the choice, or makes it that of the line whose size was left open.
    if (isOpen || hasOpenLine(ownList ?? [], item)) return;
    event.preventDefault();
    ignoreSecondPress(event);
    if (isInList) {
      removeFromList(requested);
      setOutcome('removed');
    } else {
      setOutcome(addToList(product) ? 'added' : 'full');
    }
  };
  return (
    <form
      id={id}
      className="add-to-request"
      method="post"
      action={inSameForm(requestListPath, useParams()['language'])}
    >
      {isInList && (
        <SiteLink to={requestPath(ownList ?? [])} className="in-request">
          <span>{t('list.inRequest')}</span>
        </SiteLink>
      )}
      <button
        key="toggle"
        name={isOpen ? 'choose' : 'add'}
        value={itemKey(item)}
        className="button secondary"
        aria-label={`${action}: ${name}`}
        onClick={ownList && onClick}
      >
        <span>{action}</span>
      </button>
      <output className={outcome === 'full' && isTrue ? undefined : 'visually-hidden'}>
        {outcome && isTrue && <span>{t(`list.outcome.${outcome}`, { name, max: maxItems })}</span>}
      </output>
    </form>
  );
};
