import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { maxOrderLength, orderFieldName } from '#contracts/order.ts';
import { inSameForm, orderItemsPath, orderPath } from '../../../lib/paths.ts';
import { OrderResult } from './order-result.tsx';
import { PostedOrderContext } from './posted-order.ts';

/** The quick order without JavaScript, which only the server renders: its forms post, and the page comes back. */
export const PlainOrder = (): ReactNode => {
  const { t } = useTranslation('request-list');
  const { language } = useParams();
  const posted = useContext(PostedOrderContext);
  return (
    <>
      {posted?.order && (
        <form method="post" action={inSameForm(orderItemsPath, language)}>
          <OrderResult order={posted.order} />
          <button className="button">{t('order.add')}</button>
        </form>
      )}
      {posted && !posted.order && <p role="alert">{t('order.failed')}</p>}
      <form
        className="order-form field"
        method="post"
        action={`${inSameForm(orderPath, language)}#quick-order`}
      >
        <label htmlFor="order-lines">{t('order.label')}</label>
        <textarea
          id="order-lines"
          name={orderFieldName}
          rows={6}
          maxLength={maxOrderLength}
          defaultValue={posted?.text}
        />
        <button className="button secondary">{t('order.check')}</button>
      </form>
    </>
  );
};
