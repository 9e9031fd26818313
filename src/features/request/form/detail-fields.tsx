import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PostedForm } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { detailTexts } from './detail-texts.ts';
import { Field } from './field.tsx';
import type { DetailField, FormValues } from './form-values.ts';

const attributesOf: Readonly<Partial<Record<DetailField, ComponentProps<'input'>>>> = {
  institution: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
  wantedDate: { type: 'date' },
};

interface Props {
  /** At least one. */
  readonly fields: readonly DetailField[];
  readonly control: Control<FormValues>;
  readonly posted: PostedForm | undefined;
  readonly errorOf: (field: DetailField) => string | undefined;
  readonly inputPropsOf: (field: DetailField) => ComponentProps<'input'>;
}

/** What a visitor may add, folded until a field has a value or an error. */
export const DetailFields = ({ fields, control, posted, errorOf, inputPropsOf }: Props): ReactNode => {
  const { title, deviceTitle, labels } = detailTexts[useLanguage()];
  const id = useId();
  const values = useWatch({ control, name: [...fields] });
  const isUsed = fields.some(
    (field, index) => values[index] || posted?.values[field] || errorOf(field) !== undefined,
  );
  const [wasUsed, setWasUsed] = useState(isUsed);
  const [isOpen, setIsOpen] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setIsOpen(true);
  }
  return (
    <details
      className="fold field-group wide"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>{fields.includes('serialNumber') ? deviceTitle : title}</span>
      </summary>
      <div className="fields">
        {fields.map((field) => (
          <Field key={field} id={`${id}-${field}`} field={field} label={labels[field]} error={errorOf(field)}>
            {(attributes) => (
              <input type="text" {...attributesOf[field]} {...attributes} {...inputPropsOf(field)} />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
};
