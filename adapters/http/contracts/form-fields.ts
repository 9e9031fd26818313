/** Each field of a form by the name that it has on the wire: the first five are those of spec §3. */
export const formFieldNames = {
  name: 'isim',
  country: 'ulke',
  email: 'email',
  phone: 'telefon',
  message: 'mesaj',
  /** Which form it is; without it, the URL decides. */
  form: 'form',
  /** Requested products, as `requestItems` encodes them. */
  products: 'urunler',
  language: 'dil',
  /** Version of the privacy notice shown below the form. */
  noticeVersion: 'aydinlatma',
  /** The header Idempotency-Key takes precedence. */
  idempotencyKey: 'anahtar',
  /** Hidden from people, so only bots fill it in. */
  honeypot: 'website',
} as const;

export type FormField = keyof typeof formFieldNames;

const isFormField = (key: string): key is FormField => Object.hasOwn(formFieldNames, key);

export const formFields: readonly FormField[] = Object.keys(formFieldNames).filter(isFormField);

/** The field that has this name on the wire. */
export const formFieldOf = (name: string): FormField | undefined =>
  formFields.find((field) => formFieldNames[field] === name);

/** Values by their names on the wire, in the given order. */
export const encodeFields = <Value>(
  values: Readonly<Partial<Record<FormField, Value>>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      isFormField(field) ? [[formFieldNames[field], value] as const] : [],
    ),
  );

/** The fields of a body; properties that are no field are left out. */
export const decodeFields = (body: Readonly<Record<string, unknown>>): Partial<Record<FormField, unknown>> =>
  Object.fromEntries(
    formFields.flatMap((field) => {
      const name = formFieldNames[field];
      return Object.hasOwn(body, name) ? [[field, body[name]] as const] : [];
    }),
  );
