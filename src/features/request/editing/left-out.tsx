import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { amountText } from '#domain/shared/unit.ts';
import { findItems, isCompleteItem, partsOf } from '#contracts/list/decode-items.ts';
import { itemKey, maxItems } from '#contracts/list/items.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type GoneItem, knownName } from '../list/named-item.ts';
import { itemsTextIn } from '#contracts/request-address.ts';
import { shownQuantity } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';

/** Finds what a text of a list asks for and no list of requested products takes. */
export const unlistedItems = (text: string): { readonly unreadable: number; readonly isTooLong: boolean } => {
  const items = findItems(text);
  return {
    unreadable: partsOf(text).length - items.length,
    isTooLong: new Set(items.map(itemKey)).size > maxItems,
  };
};

interface Props {
  /** Products that the list names and the catalogue does not have; they are sent all the same. */
  readonly gone: readonly GoneItem[];
  readonly onRemove: (item: GoneItem) => void;
  /** Form and address for the button that removes an item without JavaScript. */
  readonly postsOf: (item: GoneItem) => SizeLinkPosts;
}

/** Lists what the URL names and the catalogue does not have, with what becomes of it, until the visitor removes it. */
export const LeftOut = ({ gone, onRemove, postsOf }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const { unreadable, isTooLong } = unlistedItems(itemsTextIn(useLocation().search));
  return (
    <>
      {gone.length > 0 && <p>{t('missing', { count: gone.length })}</p>}
      {gone.length > 0 && (
        <ul>
          {gone.map((item) => (
            <li key={itemKey(item)} className="requested unavailable">
              <span>
                <UnbrokenNumbers text={knownName(item, language)} />
                <small>
                  {isCompleteItem(item)
                    ? t('amount', { amount: amountText(item, language) })
                    : t('unsent', { typed: shownQuantity(item) })}
                </small>
              </span>
              <RemoveButton
                productName={knownName(item, language)}
                onClick={() => onRemove(item)}
                posts={{ ...postsOf(item), key: itemKey(item) }}
              />
            </li>
          ))}
        </ul>
      )}
      {unreadable > 0 && <p>{t('unreadable', { count: unreadable })}</p>}
      {isTooLong && <p>{t('notAll', { max: maxItems })}</p>}
    </>
  );
};
