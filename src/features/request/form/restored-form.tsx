import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { encodeFields } from '#contracts/form-fields.ts';
import { detailFields } from '#domain/requests/request-details.ts';
import { formTexts } from '#contracts/form-messages.ts';
import { orderFieldName } from '#contracts/order.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { AskedInputs } from './asked-inputs.tsx';
import { EmailLink } from '../../../components/contact/email-link.tsx';
import { PhoneLink } from '../../../components/contact/phone-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

interface Props {
  /** URL that the form was posted to. */
  readonly address: string;
  readonly form: PostedForm;
}

/** A posted form whose page could not be rendered: what the visitor typed, with a button that sends it again. */
export const RestoredForm = ({ address, form }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unavailable, help } = formTexts[language];
  const { labels } = formTexts[language].details;
  const { values, order } = form;
  const visibleValues = [
    [t('forms.name'), values.name],
    [t('forms.email'), values.email],
    [t('forms.country'), values.country],
    [t('forms.phone'), values.phone],
    [t('forms.message'), values.message],
    ...detailFields.map((field) => [labels[field], values[field]] as const),
    [t('list.quickOrder'), order?.text],
  ] as const;
  return (
    <form method="post" action={address}>
      <p>
        {unavailable} {help} <PhoneLink phone={import.meta.env.COMPANY_PHONE} />{' '}
        <EmailLink email={import.meta.env.COMPANY_EMAIL} />
      </p>
      <dl className="restored-values">
        {visibleValues.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {Object.entries(encodeFields(values)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AskedInputs {...form} />
      {order && <input type="hidden" name={orderFieldName} value={order.text} />}
      <button type="submit" className="button">
        {t('forms.sendAgain')}
      </button>
    </form>
  );
};
