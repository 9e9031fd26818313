import * as z from 'zod/mini';
import { type Localized, type Written, inEachLanguage, withFallback } from '#domain/shared/language.ts';

/**
 * Converts a localised value to the wire, where it is two fields, `x` in English and `x_tr` in Turkish (spec §3); in
 * the code it is `Localized`. Only `toWire` and `fromWire` convert between the two.
 */
export const toWire = <Field extends string, Value>(
  field: Field,
  value: Written<Value>,
): Record<Field | `${Field}_tr`, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key widens to string
  ({ [field]: value.en, [`${field}_tr`]: value.tr }) as Record<Field | `${Field}_tr`, Value>;

export const fromWire = <Field extends string, Wire extends Record<Field | `${Field}_tr`, unknown>>(
  wire: Wire,
  field: Field,
): Localized<Wire[`${Field}_tr`] | Wire[Field]> =>
  withFallback<Wire[`${Field}_tr`] | Wire[Field]>({ tr: wire[`${field}_tr`], en: wire[field] });

export const localized = z.object(inEachLanguage(() => z.string()));

/** Schemas of the two wire fields of a localised text. */
export const wireText = <Field extends string>(
  field: Field,
): Record<Field | `${Field}_tr`, z.ZodMiniString> => toWire(field, { tr: z.string(), en: z.string() });

/** Joins parallel wire lists to one list of localised texts. */
export const zip = (lists: Written<readonly string[]>): Localized[] =>
  lists.en.map((text, index) => withFallback({ en: text, tr: lists.tr[index] ?? text }));

/** Splits a list of localised texts into parallel wire lists. */
export const unzip = (texts: readonly Written[]): { tr: string[]; en: string[] } => ({
  tr: texts.map(({ tr }) => tr),
  en: texts.map(({ en }) => en),
});
