import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { detailTexts } from './detail-texts.ts';
import { Field } from './field.tsx';
import type { DetailField as DetailName } from './form-values.ts';

const attributesOf: Readonly<Partial<Record<DetailName, ComponentProps<'input'>>>> = {
  institution: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
  wantedDate: { type: 'date' },
};

interface Props {
  /** Unique in the document. */
  readonly id: string;
  readonly field: DetailName;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}

/** A field that the specification does not have. */
export const DetailField = ({ id, field, error, input }: Props): ReactNode => (
  <Field id={id} field={field} label={detailTexts[useLanguage()].labels[field]} error={error}>
    {(attributes) => <input type="text" {...attributesOf[field]} {...attributes} {...input} />}
  </Field>
);
