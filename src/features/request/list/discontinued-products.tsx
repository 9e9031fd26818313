import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnbrokenNumbers } from '../../../components/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import type { BasketItem } from '../basket/basket.ts';
import { itemName } from '../basket/named-item.ts';
import { LeftOut } from './left-out.tsx';
import { RemoveButton } from './remove-button.tsx';

interface Props {
  readonly items: readonly BasketItem[];
  /** Further ones, whose names are not known. */
  readonly missing: readonly RequestItem[];
  readonly onRemove: (item: BasketItem) => void;
}

/** Requested products that are no longer in the catalogue. */
export const DiscontinuedProducts = ({ items, missing, onRemove }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  return (
    <>
      <LeftOut missing={missing} />
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={itemKey(item)} className="requested unavailable">
              <span>
                <UnbrokenNumbers text={t('unavailable', { name: itemName(item, language) })} />
                {item.variantName && item.ref && (
                  <small>
                    {' '}
                    <UnbrokenNumbers text={`REF ${item.ref}`} />
                  </small>
                )}
              </span>
              <RemoveButton productName={itemName(item, language)} onClick={() => onRemove(item)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
