import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registerField } from './register-field.ts';
import { CountryField } from './country-field.tsx';
import { Field } from './field.tsx';
import type { PostedForm } from '#contracts/submission-result.ts';
import type { FormValues } from './use-request-form.ts';

const messageRows = 4;

interface Props {
  readonly form: UseFormReturn<FormValues>;
  readonly posted: PostedForm | undefined;
  /** Whether the form is on its way. */
  readonly pending: boolean;
}

/** The fields of spec §3. The same name stands in the server's HTML, so they also go without JavaScript. */
export const RequestFields = ({ form, posted, pending }: Props): ReactNode => {
  const { t } = useTranslation();
  const id = useId();
  const { register, formState } = form;
  const given = (field: keyof FormValues) => ({
    ...registerField(register, field),
    // What is typed while a form is on its way would go with neither this one nor the next.
    readOnly: pending,
    ...(posted && { defaultValue: posted.values[field] }),
  });
  const errorOf = (field: keyof FormValues): string | undefined => formState.errors[field]?.message;
  return (
    <div className="fields">
      <Field id={`${id}-name`} field="name" label={t('forms.name')} required error={errorOf('name')}>
        {(attributes) => <input type="text" autoComplete="name" {...attributes} {...given('name')} />}
      </Field>
      <Field id={`${id}-email`} field="email" label={t('forms.email')} required error={errorOf('email')}>
        {(attributes) => <input type="email" autoComplete="email" {...attributes} {...given('email')} />}
      </Field>
      <Field id={`${id}-country`} field="country" label={t('forms.country')} error={errorOf('country')}>
        {(attributes) => <CountryField form={form} attributes={attributes} input={given('country')} />}
      </Field>
      <Field id={`${id}-phone`} field="phone" label={t('forms.phone')} error={errorOf('phone')}>
        {(attributes) => <input type="tel" autoComplete="tel" {...attributes} {...given('phone')} />}
      </Field>
      <Field
        id={`${id}-message`}
        field="message"
        label={t('forms.message')}
        error={errorOf('message')}
        className="wide"
      >
        {(attributes) => <textarea rows={messageRows} {...attributes} {...given('message')} />}
      </Field>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{t('forms.trap')}</label>
        <input type="text" id={`${id}-website`} tabIndex={-1} autoComplete="off" {...given('honeypot')} />
      </div>
    </div>
  );
};
