import type * as z from 'zod/mini';
import type { FormName, requestForm } from '#contracts/request-form.ts';

/** The values of all fields, as react-hook-form holds them. */
export type FormValues = z.input<typeof requestForm>;

const occasionFields = ['taxNumber', 'tenderNumber', 'wantedDate'] as const;
const shownDetails = ['serialNumber', 'institution'] as const;
const foldedDetails = ['department', ...occasionFields] as const;
// The city is folded in some forms.
const detailFields = [...shownDetails, 'city', 'address', ...foldedDetails] as const;

/** What a form asks for beside the fields of spec §3. */
export type DetailField = (typeof detailFields)[number];

/** Whether the field is in the folded group of some form. */
export const isFoldedField = (field: string): boolean =>
  field === 'city' || foldedDetails.some((detail) => detail === field);

/** The details that each form asks for among its main fields. */
export const shownDetailsOf: Readonly<Record<FormName, readonly DetailField[]>> = {
  offer: ['institution', 'city'],
  'technical-service': ['serialNumber', 'institution'],
  oem: ['institution', 'city'],
  'online-catalog': ['institution', 'city', 'address'],
};

/** What each form asks for in its folded group. */
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

export type VisibleValues = Readonly<Record<VisibleField, string>>;

/** @param valueOf the value of a field; one that is no string counts as empty */
export const toVisibleValues = (valueOf: (field: VisibleField) => unknown): VisibleValues => {
  const text = (field: VisibleField): string => {
    const value = valueOf(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    country: text('country'),
    phone: text('phone'),
    message: text('message'),
    serialNumber: text('serialNumber'),
    institution: text('institution'),
    department: text('department'),
    city: text('city'),
    address: text('address'),
    taxNumber: text('taxNumber'),
    tenderNumber: text('tenderNumber'),
    wantedDate: text('wantedDate'),
  };
};
