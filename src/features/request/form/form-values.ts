import type * as z from 'zod/mini';
import type { FormName, requestForm } from '#contracts/request-form.ts';

/** The values of all fields, as react-hook-form holds them. */
export type FormValues = z.input<typeof requestForm>;

const mainFields = ['name', 'email', 'country', 'phone', 'message'] as const;

const institutionFields = ['institution', 'department', 'city'] as const;
const occasionFields = ['taxNumber', 'tenderNumber', 'wantedDate'] as const;
const detailFields = ['serialNumber', ...institutionFields, ...occasionFields] as const;

/** A field of the folded group. */
export type DetailField = (typeof detailFields)[number];

export const isDetailField = (field: string): boolean => detailFields.some((detail) => detail === field);

/** What each form asks for in its folded group. */
export const detailsOf: Readonly<Record<FormName, readonly DetailField[]>> = {
  offer: [...institutionFields, ...occasionFields],
  'technical-service': detailFields,
  oem: [...institutionFields, ...occasionFields],
  'online-catalog': institutionFields,
};

/** The fields that the visitor fills in, in the order of the form. */
export const visibleFields = [...mainFields, ...detailFields] as const;

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
    taxNumber: text('taxNumber'),
    tenderNumber: text('tenderNumber'),
    wantedDate: text('wantedDate'),
  };
};
