import { formTexts } from '#contracts/form-messages.ts';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PostedForm } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFold } from './use-fold.ts';
import { DetailInputs, type DetailInputsProps } from './detail-inputs.tsx';
import type { FormValues } from './form-values.ts';

/** Props with at least one field. */
interface Props extends DetailInputsProps {
  readonly control: Control<FormValues>;
  readonly posted: PostedForm | undefined;
}

/** Details that a visitor may add, folded until a field has a value or an error. */
export const DetailFields = ({ fields, control, posted, fieldOf, inputPropsOf }: Props): ReactNode => {
  const { title } = formTexts[useLanguage()].details;
  const values = useWatch({ control, name: [...fields] });
  const isUsed = fields.some(
    (field, index) => values[index] || posted?.values[field] || fieldOf(field).error,
  );
  const [wasUsed, setWasUsed] = useState(isUsed);
  const { isOpen, setIsOpen, props } = useFold(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setIsOpen(true);
  }
  return (
    <details {...props} className="fold field-group wide" open={isOpen}>
      <summary>
        <span>{title}</span>
      </summary>
      <div className="fields">
        <DetailInputs fields={fields} fieldOf={fieldOf} inputPropsOf={inputPropsOf} />
      </div>
    </details>
  );
};
