/** The fields that a visitor writes in, in the order of the form. */
export const typedFields = ['name', 'email', 'country', 'phone', 'message'] as const;

export type TypedField = (typeof typedFields)[number];

export type TypedText = Readonly<Record<TypedField, string>>;

/** What somebody wrote in a form; nothing where there is no text for a field. */
export const typedText = (textOf: (field: TypedField) => unknown): TypedText => {
  const text = (field: TypedField): string => {
    const value = textOf(field);
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
