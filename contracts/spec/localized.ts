import * as z from 'zod/mini';

/**
 * Converts a localised value to the wire, where it is two fields, `x` in English and `x_tr` in Turkish (spec §3); in
 * the code it is `{ tr, en }`. Only `toWire` and `fromWire` convert between the two.
 */
export const toWire = <Field extends string, Value>(
  field: Field,
  value: { readonly tr: Value; readonly en: Value },
): Record<Field | `${Field}_tr`, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key widens to string
  ({ [field]: value.en, [`${field}_tr`]: value.tr }) as Record<Field | `${Field}_tr`, Value>;

export const fromWire = <Field extends string, Wire extends Record<Field | `${Field}_tr`, unknown>>(
  wire: Wire,
  field: Field,
): { tr: Wire[`${Field}_tr`]; en: Wire[Field] } => ({ tr: wire[`${field}_tr`], en: wire[field] });

export const localized = z.object({ tr: z.string(), en: z.string() });

/** Schemas of the two wire fields of a localised text. */
export const wireText = <Field extends string>(
  field: Field,
): Record<Field | `${Field}_tr`, z.ZodMiniString> => toWire(field, { tr: z.string(), en: z.string() });

interface Text {
  readonly tr: string;
  readonly en: string;
}

/** Joins parallel wire lists to one list of localised texts. */
export const zip = (lists: { tr: readonly string[]; en: readonly string[] }): Text[] =>
  lists.en.map((text, index) => ({ en: text, tr: lists.tr[index] ?? text }));

/** Splits a list of localised texts into parallel wire lists. */
export const unzip = (texts: readonly Text[]): { tr: string[]; en: string[] } => ({
  tr: texts.map(({ tr }) => tr),
  en: texts.map(({ en }) => en),
});
