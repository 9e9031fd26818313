import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/shared/language.ts';
import { Picture } from '../../../components/picture.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { CopyLink } from './copy-link.tsx';
import { EmptyRequest } from './empty-request.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useBasket } from './use-basket.ts';
import type { RequestEditing } from './use-request-editing.ts';

interface Props {
  readonly request: RequestEditing;
}

/** Lists the products of the request. With JavaScript they can be edited, which changes the URL. */
export const RequestedProducts = ({ request }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Localized>();
  const isEditable = useBasket() !== undefined;
  const { items, discontinued, setQuantity } = request;
  const remove = ({ slug, name }: { readonly slug: string; readonly name: Localized }): void => {
    request.remove(slug);
    setRemoved(name);
    // The focused button is about to be removed.
    heading.current?.focus();
  };
  return (
    <section className="requested-products">
      <h2 ref={heading} tabIndex={-1}>
        {t('basket.requested')}
      </h2>
      <output className="visually-hidden">
        {removed && t('basket.outcome.removed', { name: removed[language] })}
      </output>
      {items.length + discontinued.length === 0 && <EmptyRequest />}
      <ul>
        {items.map((item) => (
          <li key={item.slug} className="requested">
            <Picture kind="product" file={item.slug} alt="" sizes="(width < 40rem) 4rem, 5rem" />
            <SiteLink to={paths.product(item.slug)}>{item.name[language]}</SiteLink>
            {isEditable ? (
              <>
                <QuantityField
                  productName={item.name[language]}
                  quantity={item.quantity}
                  onChange={(quantity) => setQuantity(item.slug, quantity)}
                />
                <RemoveButton productName={item.name[language]} onClick={() => remove(item)} />
              </>
            ) : (
              <span>{t('basket.pieces', { count: item.quantity })}</span>
            )}
          </li>
        ))}
        {discontinued.map((item) => (
          <li key={item.slug} className="requested unavailable">
            <span>{t('basket.unavailable', { name: item.name[language] })}</span>
            <RemoveButton productName={item.name[language]} onClick={() => remove(item)} />
          </li>
        ))}
      </ul>
      {isEditable && items.length > 0 && <CopyLink items={items} />}
    </section>
  );
};
