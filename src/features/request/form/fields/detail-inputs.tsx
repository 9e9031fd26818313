import { formTexts } from '#contracts/form-messages.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { DetailField } from '#domain/requests/request-details.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Field } from './field.tsx';

const attributesOf: Readonly<Partial<Record<DetailField, ComponentProps<'input'>>>> = {
  institution: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'address-line1' },
  wantedDate: { type: 'date' },
};

/** Texts that are longer than half a form. */
const wideFields: ReadonlySet<DetailField> = new Set(['address', 'device']);

export interface DetailInputsProps {
  readonly fields: readonly DetailField[];
  readonly fieldOf: (field: DetailField) => Pick<ComponentProps<typeof Field>, 'id' | 'field' | 'error'>;
  readonly inputPropsOf: (field: DetailField) => ComponentProps<'input'>;
}

/** Fields that the specification does not have. */
export const DetailInputs = ({ fields, fieldOf, inputPropsOf }: DetailInputsProps): ReactNode => {
  const { labels, ...details } = formTexts[useLanguage()].details;
  const hints: Readonly<Partial<Record<DetailField, string>>> = details.hints;
  return fields.map((field) => (
    <Field
      key={field}
      {...fieldOf(field)}
      label={labels[field]}
      hint={hints[field]}
      {...(wideFields.has(field) && { className: 'wide' })}
    >
      {(attributes) => (
        <input type="text" {...attributesOf[field]} {...attributes} {...inputPropsOf(field)} />
      )}
    </Field>
  ));
};
