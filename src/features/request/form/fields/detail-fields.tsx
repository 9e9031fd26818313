import { formTexts } from '#contracts/form-messages.ts';
import { type ReactNode, useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PostedForm } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFold } from './use-fold.ts';
import { DetailInputs, type DetailInputsProps } from './detail-inputs.tsx';
import type { FormValues } from './form-values.ts';

/** Props with at least one field. */
interface Props extends Omit<DetailInputsProps, 'id'> {
  readonly control: Control<FormValues>;
  readonly posted: PostedForm | undefined;
}

/** Details that a visitor may add, folded until a field has a value or an error. */
export const DetailFields = ({ fields, control, posted, errorOf, inputPropsOf }: Props): ReactNode => {
  const { title } = formTexts[useLanguage()].details;
  const id = useId();
  const values = useWatch({ control, name: [...fields] });
  const isUsed = fields.some(
    (field, index) => values[index] || posted?.values[field] || errorOf(field) !== undefined,
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
        <DetailInputs id={id} fields={fields} errorOf={errorOf} inputPropsOf={inputPropsOf} />
      </div>
    </details>
  );
};
