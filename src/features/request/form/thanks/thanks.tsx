import { formTexts } from '#contracts/form-messages.ts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReference } from '#domain/requests/reference.ts';
import { amountText } from '#domain/shared/unit.ts';
import type { FormName } from '#contracts/form-fields.ts';
import { itemKey } from '#contracts/list/items.ts';
import type { Receipt } from '#contracts/submission-result.ts';
import { SiteLink } from '../../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { paths } from '../../../../lib/paths.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { itemName } from '../../list/named-item.ts';
import { ContactLinks } from '../submission/contact-links.tsx';
import { FileNames } from '../files/file-names.tsx';
import { visibleFieldsOf } from '../fields/form-values.ts';
import { FormMessage } from '../submission/form-message.tsx';
import { NotRequested } from './not-requested.tsx';
import { SentRequests } from './sent-requests.tsx';
import { thanksTexts } from './thanks-texts.ts';
import type { SentResult } from '../submission/use-sent-url.ts';

/** The number that names the request, what was entered in the order of the form, and what was asked for. */
const ReceiptDetails = ({
  receipt: { reference, email, texts, files, products, orderLines },
  form,
}: {
  readonly receipt: Receipt;
  readonly form: FormName;
}): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = {
    ...formTexts[language].details.labels,
    name: t('forms.name'),
    country: t('forms.country'),
    message: t('forms.message'),
  };
  // Others who open the address are not told of them.
  const fileNames =
    files &&
    (files.length > 0 ? (
      <FileNames names={files} />
    ) : (
      form !== 'online-catalog' && thanksTexts[language].noFiles
    ));
  const entered: readonly (readonly [string, ReactNode])[] = [
    ...visibleFieldsOf(form).flatMap((field) => {
      if (field === 'phone') return [];
      return field === 'email'
        ? [[thanksTexts[language].email, email] as const]
        : [[labels[field], texts?.[field]] as const];
    }),
    [thanksTexts[language].files, fileNames],
  ];
  return (
    <>
      <dl className="receipt">
        <dt>{thanksTexts[language].reference}</dt>
        <dd className="reference" translate="no">
          {formatReference(reference)}
        </dd>
        <dd>{thanksTexts[language].keep}</dd>
        {entered.map(
          ([label, text]) =>
            text && (
              <Fragment key={label}>
                <dt>
                  <UnbrokenNumbers text={label} />
                </dt>
                <dd translate="no">{text}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {products.length > 0 && (
        <ul className="receipt-products">
          {products.map((item) => (
            <li key={itemKey(item)}>
              <UnbrokenNumbers text={`${amountText(item, language)} × ${itemName(item, language)}`} />
              {item.variantName && item.ref && (
                <small>
                  {' '}
                  <UnbrokenNumbers text={`REF ${item.ref}`} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      {form === 'offer' && products.length === 0 && !texts?.message && (
        <p>{thanksTexts[language].noProducts}</p>
      )}
      {orderLines !== undefined && (
        <>
          <p>{thanksTexts[language].orderLines}</p>
          {orderLines !== '' && <p className="receipt-lines">{orderLines}</p>}
        </>
      )}
    </>
  );
};

/** Tells whom to ask where no reply comes. */
const NoReply = (): ReactNode => (
  <li>
    <span>{thanksTexts[useLanguage()].noReply}</span> <ContactLinks />
  </li>
);

interface Props {
  readonly form: FormName;
  readonly result: SentResult;
  /** Whether the message replaces the form, which had the focus. */
  readonly isJustSent: boolean;
  /** Path, without the language, of the page with a new form; a button instead of a link by default. */
  readonly newFormPath: string | undefined;
  readonly onNewForm: () => void;
}

/** Replaces the form once it was sent. */
export const Thanks = ({ form, result, isJustSent, newFormPath, onNewForm }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isJustSent) message.current?.focus();
  }, [isJustSent]);
  return (
    <div className="thanks">
      <FormMessage result={result} ref={message} />
      {result.receipt && <ReceiptDetails receipt={result.receipt} form={form} />}
      {form === 'offer' && <NotRequested />}
      <h2>{thanksTexts[language].next}</h2>
      <ol className="next-steps">
        {result.receipt?.hasConfirmation && (
          <li>
            <UnbrokenNumbers text={thanksTexts[language].confirmation} />
          </li>
        )}
        <li>{formTexts[language].responseTime}</li>
        <NoReply />
      </ol>
      <SentRequests />
      <div className="actions thanks-actions">
        <SiteLink to={paths.products} className="button">
          {t('homePage.browse')}
        </SiteLink>
        {isHydrated && (
          <button type="button" className="button secondary" onClick={() => window.print()}>
            {thanksTexts[language].print}
          </button>
        )}
        {newFormPath === undefined ? (
          <button type="button" className="button secondary" onClick={onNewForm}>
            {t('forms.anotherForm')}
          </button>
        ) : (
          <SiteLink to={newFormPath} className="button secondary" preventScrollReset onClick={onNewForm}>
            {t('forms.anotherForm')}
          </SiteLink>
        )}
      </div>
    </div>
  );
};
