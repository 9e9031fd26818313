import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '#contracts/form-messages.ts';
import { parseFieldError } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { VisibleField } from './form-values.ts';

/** Attributes that connect an input with its label and its error. */
export interface FieldAttributes {
  readonly id: string;
  /** That of what is typed, which may be Arabic or Hebrew. */
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
  readonly required?: boolean;
  /** As `parseFieldError` reads it. */
  readonly error: string | undefined;
  readonly className?: string;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** An input with its label and its error message. */
export const Field = ({
  id,
  field,
  label,
  required = false,
  error,
  className,
  children,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorId = `${id}-error`;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label id={`${id}-label`} htmlFor={id}>
        <span>{label}</span>
        {!required && <span className="optional">{` ${t('forms.optional')}`}</span>}
      </label>
      {children({
        id,
        dir: 'auto',
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          {fieldErrorText({ field, ...parseFieldError(error) }, language)}
        </p>
      )}
    </div>
  );
};
