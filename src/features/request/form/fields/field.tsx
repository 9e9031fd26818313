import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '#contracts/form-messages.ts';
import { parseFieldError } from '#contracts/submission-result.ts';
import { UnbrokenNumbers } from '../../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { VisibleField } from './form-values.ts';

/** Attributes that connect an input with its label, its hint and its error. */
export interface FieldAttributes {
  readonly id: string;
  /** Direction of what is typed, which may be Arabic or Hebrew. */
  readonly dir: 'auto';
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  /** Unique in the document. */
  readonly id: string;
  readonly field: VisibleField;
  readonly label: string;
  /** Text that says how the field is filled in. */
  readonly hint?: string | undefined;
  readonly required?: boolean;
  /** Error in the form that `parseFieldError` reads. */
  readonly error: string | undefined;
  readonly className?: string;
  /** Part of the field that comes after its error. */
  readonly after?: ReactNode;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** An input with its label, its hint and its error message. */
export const Field = ({
  id,
  field,
  label,
  hint,
  required = false,
  error,
  className,
  after,
  children,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label id={`${id}-label`} htmlFor={id}>
        <span>{label}</span>
        {!required && <span className="optional">{` ${t('forms.optional')}`}</span>}
      </label>
      {hint && (
        <p className="meta" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        dir: 'auto',
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <UnbrokenNumbers text={fieldErrorText({ field, ...parseFieldError(error) }, language)} />
        </p>
      )}
      {after}
    </div>
  );
};
