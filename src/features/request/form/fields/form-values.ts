import type * as z from 'zod/mini';
import { type FormName, formDetails } from '#contracts/form-fields.ts';
import type { requestForm } from '#contracts/request-form.ts';
import type { DetailField } from '#domain/requests/request-details.ts';
import { recordOf } from '#domain/shared/record-of.ts';

/** The values of all fields, as react-hook-form holds them. */
export type FormValues = z.input<typeof requestForm>;

const allDetails = Object.values(formDetails);
const foldedDetails = allDetails.flatMap(({ folded }) => folded);

/** Whether the field is in the folded group of some form. */
export const isFoldedField = (field: string): boolean => foldedDetails.some((detail) => detail === field);

const orderOf = (main: readonly DetailField[], folded: readonly DetailField[]) =>
  ['name', 'email', ...main, 'country', 'phone', 'message', ...folded] as const;

/** The fields that the visitor fills in, in the order of the form. */
export const visibleFields = [
  ...new Set(
    orderOf(
      allDetails.flatMap(({ main }) => main),
      foldedDetails,
    ),
  ),
];

export type VisibleField = (typeof visibleFields)[number];

/** All of them in the order of one form, those of other forms behind its own. */
export const visibleFieldsOf = (form: FormName): readonly VisibleField[] => {
  const { main, folded } = formDetails[form];
  return [...new Set([...orderOf(main, folded), ...visibleFields])];
};

export type VisibleValues = Readonly<Record<VisibleField, string>>;

/** @param valueOf the value of a field; one that is no string counts as empty */
export const toVisibleValues = (valueOf: (field: VisibleField) => unknown): VisibleValues =>
  recordOf(visibleFields, (field) => {
    const value = valueOf(field);
    return typeof value === 'string' ? value : '';
  });
