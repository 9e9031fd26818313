import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { checkedFieldName, maxOrderLength, orderFieldName } from '#contracts/order.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { inSameForm, orderItemsPath, orderPath } from '../../../lib/paths.ts';
import { pageFormId } from '../form/form-body.tsx';
import { OrderResult, RestChoice } from './order-result.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { openLineId } from '../form/submission/open-line.ts';
import { plainOrderId } from '../form/submission/order-draft.ts';

interface ButtonProps {
  readonly path: string;
  /** Id of the part of the page that the visitor reads on at. */
  readonly next: string;
  readonly className: string;
  readonly children: string;
}

/** Posts the form of the page to another path, so that what was typed in it stays. */
const OrderButton = ({ path, next, className, children }: ButtonProps): ReactNode => (
  <button
    form={pageFormId}
    formAction={`${inSameForm(path, useParams()['language'])}#${next}`}
    // Chosen files stay where they are.
    formEncType="application/x-www-form-urlencoded"
    formNoValidate
    className={className}
  >
    {children}
  </button>
);

/**
 * The quick order until its tools have come, and without JavaScript, which only the server renders: its buttons post, and
 * the page comes back.
 */
export const PlainOrder = (): ReactNode => {
  const { t } = useTranslation('request-list');
  const form = useContext(PostedFormContext);
  const posted = form?.order;
  const hasRestChoice =
    posted !== undefined &&
    posted.text !== '' &&
    (posted.kind === 'added' || (posted.kind !== 'checked' && posted.isRestSent === true));
  return (
    <>
      {posted && (hasRestChoice || posted.kind === 'checked') && (
        <input type="hidden" form={pageFormId} name={checkedFieldName} value={posted.text} />
      )}
      {posted?.kind === 'checked' && (
        <section>
          <OrderResult
            order={posted.order}
            formId={pageFormId}
            choices={posted.choices}
            answers={posted.answers}
            isRestSent={posted.isRestSent}
            list={decodeItems(form?.values.products ?? '') ?? []}
          />
          <OrderButton path={orderItemsPath} next={openLineId} className="button">
            {t('order.add')}
          </OrderButton>
        </section>
      )}
      {posted?.kind === 'failed' && <p role="alert">{t('order.failed')}</p>}
      {hasRestChoice && <RestChoice formId={pageFormId} isRestSent={posted.isRestSent} />}
      <div className="order-form field">
        <label htmlFor={plainOrderId}>{t('order.label')}</label>
        <textarea
          id={plainOrderId}
          form={pageFormId}
          name={orderFieldName}
          rows={6}
          maxLength={maxOrderLength}
          defaultValue={posted?.text}
        />
        <OrderButton path={orderPath} next={orderSectionId} className="button secondary">
          {t('order.check')}
        </OrderButton>
      </div>
    </>
  );
};
