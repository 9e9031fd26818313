import type * as z from 'zod/mini';
import type { requestForm } from '#contracts/request-form.ts';

/** The values of all fields, as react-hook-form holds them. */
export type FormValues = z.input<typeof requestForm>;

/** The fields that the visitor fills in, in the order of the form. */
export const visibleFields = ['name', 'email', 'country', 'phone', 'message'] as const;

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
  };
};
