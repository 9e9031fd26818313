import type { DetailField } from '#domain/requests/request-details.ts';

/** The name of each form field on the wire; spec §3 defines those from `isim` to `mesaj`. */
export const formFieldNames = {
  name: 'isim',
  country: 'ulke',
  email: 'email',
  phone: 'telefon',
  message: 'mesaj',
  device: 'cihaz',
  serialNumber: 'serino',
  institution: 'kurum',
  department: 'bolum',
  city: 'sehir',
  address: 'adres',
  taxNumber: 'vergino',
  tenderNumber: 'ihaleno',
  /** Wanted date, like 2026-01-31. */
  wantedDate: 'tarih',
  /** Name of the form; without it, the URL determines the kind of request. */
  form: 'form',
  /** Requested products, as `encodeItems` writes them. */
  products: 'urunler',
  /** Lines of an order that are none of the products, as they were written. */
  orderLines: 'siparis',
  language: 'dil',
  /** Version of the privacy notice shown below the form. */
  noticeVersion: 'aydinlatma',
  /** The header Idempotency-Key takes precedence. */
  idempotencyKey: 'anahtar',
  /** Hidden from people, so only bots fill it in. */
  honeypot: 'website',
} as const;

export type FormField = keyof typeof formFieldNames;

/** The longest text of each field, in UTF-16 code units, as browsers count them. */
export const maxLengths: Readonly<Record<FormField, number>> = {
  name: 200,
  country: 100,
  email: 254,
  /** Two numbers with their extensions. */
  phone: 100,
  message: 5000,
  /** Long enough for the longest name of a product. */
  device: 200,
  serialNumber: 100,
  institution: 200,
  department: 200,
  city: 100,
  address: 300,
  taxNumber: 40,
  tenderNumber: 100,
  wantedDate: 40,
  form: 40,
  products: 30_000,
  orderLines: 20_000,
  language: 10,
  noticeVersion: 40,
  idempotencyKey: 200,
  honeypot: 5000,
};

/** Value of the field `form`. */
export type FormName = 'offer' | 'technical-service' | 'oem' | 'online-catalog';

/** Details that a form asks for. */
interface FormDetails {
  /** Details among its main fields. */
  readonly main: readonly DetailField[];
  /** Details in its folded group. */
  readonly folded: readonly DetailField[];
}

const occasion = ['taxNumber', 'tenderNumber', 'wantedDate'] as const satisfies readonly DetailField[];

/** Details of each form, in the order in which it asks for them. */
export const formDetails: Readonly<Record<FormName, FormDetails>> = {
  'technical-service': {
    main: ['device', 'serialNumber', 'institution'],
    folded: ['department', 'city', ...occasion],
  },
  'online-catalog': { main: ['institution', 'city', 'address'], folded: [] },
  offer: { main: ['institution', 'city'], folded: ['department', ...occasion] },
  oem: { main: ['institution', 'city'], folded: ['department', ...occasion] },
};

/** A text as it is stored and counted, with one kind of line break and without spaces around it. */
export const trimText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const isFormField = (key: string): key is FormField => Object.hasOwn(formFieldNames, key);

export const formFields: readonly FormField[] = Object.keys(formFieldNames).filter(isFormField);

/** The field with this name on the wire. */
export const formFieldOf = (name: string): FormField | undefined =>
  formFields.find((field) => formFieldNames[field] === name);

/** Replaces the keys by the names on the wire, in the given order. */
export const encodeFields = <Value>(
  values: Readonly<Partial<Record<FormField, Value>>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      isFormField(field) ? [[formFieldNames[field], value] as const] : [],
    ),
  );

/** The fields of a body, without its other properties. */
export const decodeFields = (body: Readonly<Record<string, unknown>>): Partial<Record<FormField, unknown>> =>
  Object.fromEntries(
    formFields.flatMap((field) => {
      const name = formFieldNames[field];
      return Object.hasOwn(body, name) ? [[field, body[name]] as const] : [];
    }),
  );

/**
 * Names of the buttons of the list of products without JavaScript, which post the form along. Their value is products as
 * `encodeItems` writes them; those that change the list post to the address that shows the changed one.
 */
export const listButtonNames = {
  /** One product leaves the list. */
  remove: 'listeden',
  empty: 'bosalt',
  /** Products are in the list again, in place of those of the form. */
  restore: 'geri',
  /** The products of the form join the visitor's own list, which is the value. */
  keep: 'listeme',
  /** The quantities that were typed are those of the list. */
  update: 'guncelle',
  /** Leads to the page of a product, where its size is chosen. */
  choose: 'olcu',
} as const;

/** Name of the button that shows the page in the other language, which is its value, with what was typed in its form. */
export const languageButtonName = 'dilde';

/** Name of the input with the quantity of a product, which a form without JavaScript posts beside its products. @param key as `itemKey` makes it */
export const quantityInputName = (key: string): string => `adet:${key}`;
