import type * as z from 'zod/mini';
import type { FormName, requestForm } from '#contracts/request-form.ts';
import type { DetailField } from '#domain/requests/request-details.ts';
import { recordOf } from '#domain/shared/record-of.ts';

/** The values of all fields, as react-hook-form holds them. */
export type FormValues = z.input<typeof requestForm>;

const occasionFields = ['taxNumber', 'tenderNumber', 'wantedDate'] as const satisfies readonly DetailField[];
const shownDetails = ['device', 'serialNumber', 'institution'] as const satisfies readonly DetailField[];
const foldedDetails = ['department', ...occasionFields] as const;

/** Whether the field is in the folded group of some form. */
export const isFoldedField = (field: string): boolean =>
  // The city is folded in some forms.
  field === 'city' || foldedDetails.some((detail) => detail === field);

/** The details that each form asks for among its main fields. */
export const shownDetailsOf: Readonly<Record<FormName, readonly DetailField[]>> = {
  offer: ['institution', 'city'],
  'technical-service': ['device', 'serialNumber', 'institution'],
  oem: ['institution', 'city'],
  'online-catalog': ['institution', 'city', 'address'],
};

/** Fields that each form asks for in its folded group. */
export const foldedDetailsOf: Readonly<Record<FormName, readonly DetailField[]>> = {
  offer: ['department', ...occasionFields],
  'technical-service': ['department', 'city', ...occasionFields],
  oem: ['department', ...occasionFields],
  'online-catalog': [],
};

/** The fields that the visitor fills in, in the order of the form. */
export const visibleFields = [
  'name',
  'email',
  ...shownDetails,
  'city',
  'address',
  'country',
  'phone',
  'message',
  ...foldedDetails,
] as const;

export type VisibleField = (typeof visibleFields)[number];

/** All of them in the order of one form, those of other forms behind its own. */
export const visibleFieldsOf = (form: FormName): readonly VisibleField[] => [
  ...new Set<VisibleField>([
    'name',
    'email',
    ...shownDetailsOf[form],
    'country',
    'phone',
    'message',
    ...foldedDetailsOf[form],
    ...visibleFields,
  ]),
];

export type VisibleValues = Readonly<Record<VisibleField, string>>;

/** @param valueOf the value of a field; one that is no string counts as empty */
export const toVisibleValues = (valueOf: (field: VisibleField) => unknown): VisibleValues =>
  recordOf(visibleFields, (field) => {
    const value = valueOf(field);
    return typeof value === 'string' ? value : '';
  });
