import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PostedForm } from '#contracts/submission-result.ts';
import { type FormName, formDetails } from '#contracts/form-fields.ts';
import { CountryField } from './fields/country-field.tsx';
import { DetailFields } from './fields/detail-fields.tsx';
import { DetailInputs } from './fields/detail-inputs.tsx';
import { Field } from './fields/field.tsx';
import type { FormValues, VisibleField } from './fields/form-values.ts';
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
  const fieldOf = (field: VisibleField) => ({
    id: `${id}-${field}`,
    field,
    error: formState.errors[field]?.message,
  });
  return (
    <div className="fields">
      <Field {...fieldOf('name')} label={t('forms.name')} required>
        {(attributes) => <input type="text" autoComplete="name" {...attributes} {...inputPropsOf('name')} />}
      </Field>
      <Field {...fieldOf('email')} label={t('forms.email')} required>
        {(attributes) => (
          <input type="email" autoComplete="email" {...attributes} {...inputPropsOf('email')} />
        )}
      </Field>
      <DetailInputs fields={main} fieldOf={fieldOf} inputPropsOf={inputPropsOf} />
      <CountryField {...fieldOf('country')} form={form} input={inputPropsOf('country')} />
      <Field {...fieldOf('phone')} label={t('forms.phone')}>
        {(attributes) => <input type="tel" autoComplete="tel" {...attributes} {...inputPropsOf('phone')} />}
      </Field>
      <Field {...fieldOf('message')} label={t('forms.message')} className="wide">
        {(attributes) => <textarea rows={messageRows} {...attributes} {...inputPropsOf('message')} />}
      </Field>
      {folded.length > 0 && (
        <DetailFields
          fields={folded}
          control={form.control}
          posted={posted}
          fieldOf={fieldOf}
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
