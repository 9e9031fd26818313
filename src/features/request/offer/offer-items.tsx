import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/picture.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { itemKey } from '#contracts/list/items.ts';
import { ChooseSizeLink } from '../form/choose-size-link.tsx';
import { FoldedList } from '../editing/folded-list.tsx';
import { itemName } from '../list/named-item.ts';
import { QuantityField } from '../editing/quantity-field.tsx';
import { useAmounts } from '../editing/use-amounts.tsx';
import { RemoveButton } from '../editing/remove-button.tsx';
import { useLineRemoval } from '../editing/removal/use-line-removal.ts';
import type { useOfferItems } from './use-offer-items.ts';

interface Props {
  readonly offer: ReturnType<typeof useOfferItems>;
}

/** The products that the dialog requests. */
export const OfferItems = ({ offer }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { items } = offer;
  const { remove, removal } = useLineRemoval({ ...offer, lines: items });
  const { setAmounts, notice } = useAmounts(offer);
  if (items.length === 0 && !removal) return <p className="lead">{t('forms.offerHint')}</p>;
  return (
    <section className="offer-items requested-products">
      {notice}
      <FoldedList items={items} removal={removal}>
        {(item) => (
          <>
            <Picture kind="product" file={item.slug} alt="" sizes="5rem" />
            <span>
              <UnbrokenNumbers text={itemName(item, language)} />
              {item.variantName && item.ref && (
                <small>
                  {' '}
                  <UnbrokenNumbers text={`REF ${item.ref}`} />
                </small>
              )}
              <ChooseSizeLink item={item} />
            </span>
            <QuantityField
              product={item}
              onChange={(changed) => setAmounts(new Map([[itemKey(item), changed]]))}
            />
            <RemoveButton productName={itemName(item, language)} onClick={() => remove(item)} />
          </>
        )}
      </FoldedList>
    </section>
  );
};
