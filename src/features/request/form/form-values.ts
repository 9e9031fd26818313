import { formFields } from '#contracts/request-form.ts';

/** The fields that a visitor writes in, in the order of the form. */
export const typedFields = [
  formFields.name,
  formFields.email,
  formFields.country,
  formFields.phone,
  formFields.message,
] as const;

export type TypedField = (typeof typedFields)[number];

export type TypedText = Readonly<Record<TypedField, string>>;

/** What somebody wrote in a form; nothing where there is no text for a field. */
export const typedText = (textOf: (field: TypedField) => unknown): TypedText => {
  const text = (field: TypedField): string => {
    const value = textOf(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    isim: text('isim'),
    email: text('email'),
    ulke: text('ulke'),
    telefon: text('telefon'),
    mesaj: text('mesaj'),
  };
};
