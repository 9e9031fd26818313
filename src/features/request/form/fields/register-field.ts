import type { ChangeHandler, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { type FormField, formFieldNames } from '#contracts/form-fields.ts';
import type { FormValues } from './form-values.ts';

/** react-hook-form finds the field of an event by the name of its input, which here is the one on the wire. */
const forField =
  (field: FormField, handle: ChangeHandler): ChangeHandler =>
  ({ type, target }: Parameters<ChangeHandler>[0]) => {
    const { value, readOnly }: { value: string; readOnly: boolean } = target;
    return handle({ type, target: { name: field, value, readOnly } });
  };

/** Registers a field whose input has the name that it has on the wire, so that it also posts without JavaScript. */
export const registerField = (
  register: UseFormRegister<FormValues>,
  field: FormField,
): UseFormRegisterReturn => {
  const { onChange, onBlur, ...registration } = register(field);
  return {
    ...registration,
    name: formFieldNames[field],
    onChange: forField(field, onChange),
    onBlur: forField(field, onBlur),
  };
};
