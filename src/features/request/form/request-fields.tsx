import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PostedForm } from '#contracts/submission-result.ts';
import { type FormName, formDetails } from '#contracts/form-fields.ts';
import { CountryField } from './fields/country-field.tsx';
import { DetailFields } from './fields/detail-fields.tsx';
import { DetailInputs } from './fields/detail-inputs.tsx';
import { Field } from './fields/field.tsx';
import type { FormValues } from './fields/form-values.ts';
import type { BegunMessage } from './submission/begun-message.ts';
import { registerField } from './fields/register-field.ts';

const messageRows = 4;

interface Props {
  readonly formName: FormName;
  readonly form: UseFormReturn<FormValues>;
  readonly posted: PostedForm | undefined;
  readonly begun: BegunMessage | undefined;
  /** Whether a submission is in flight, or waits for a connection. */
  readonly isPending: boolean;
}

/** The fields of spec §3, and what a visitor may add. */
export const RequestFields = ({ formName, form, posted, begun, isPending }: Props): ReactNode => {
  const { t } = useTranslation();
  const id = useId();
  const { register, formState } = form;
  const inputPropsOf = (field: keyof FormValues) => ({
    ...registerField(register, field),
    // A change during the submission would be part of neither this request nor the next.
    readOnly: isPending,
    ...(posted && { defaultValue: posted.values[field] }),
    ...(begun && field === 'message' && { defaultValue: begun.text }),
  });
  const { main, folded } = formDetails[formName];
  const errorOf = (field: keyof FormValues): string | undefined => formState.errors[field]?.message;
  return (
    <div className="fields">
      <Field id={`${id}-name`} field="name" label={t('forms.name')} required error={errorOf('name')}>
        {(attributes) => <input type="text" autoComplete="name" {...attributes} {...inputPropsOf('name')} />}
      </Field>
      <Field id={`${id}-email`} field="email" label={t('forms.email')} required error={errorOf('email')}>
        {(attributes) => (
          <input type="email" autoComplete="email" {...attributes} {...inputPropsOf('email')} />
        )}
      </Field>
      <DetailInputs id={id} fields={main} errorOf={errorOf} inputPropsOf={inputPropsOf} />
      <Field id={`${id}-country`} field="country" label={t('forms.country')} error={errorOf('country')}>
        {(attributes) => <CountryField form={form} attributes={attributes} input={inputPropsOf('country')} />}
      </Field>
      <Field id={`${id}-phone`} field="phone" label={t('forms.phone')} error={errorOf('phone')}>
        {(attributes) => <input type="tel" autoComplete="tel" {...attributes} {...inputPropsOf('phone')} />}
      </Field>
      <Field
        id={`${id}-message`}
        field="message"
        label={t('forms.message')}
        error={errorOf('message')}
        className="wide"
      >
        {(attributes) => <textarea rows={messageRows} {...attributes} {...inputPropsOf('message')} />}
      </Field>
      {folded.length > 0 && (
        <DetailFields
          fields={folded}
          control={form.control}
          posted={posted}
          errorOf={errorOf}
          inputPropsOf={inputPropsOf}
        />
      )}
      <div className="form-honeypot" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{t('forms.honeypot')}</label>
        <input
          type="text"
          id={`${id}-website`}
          tabIndex={-1}
          autoComplete="off"
          {...inputPropsOf('honeypot')}
        />
      </div>
    </div>
  );
};
