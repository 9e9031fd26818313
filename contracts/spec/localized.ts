import * as z from 'zod/mini';
import { type Written, inEachLanguage } from '#domain/shared/language.ts';

/**
 * Converts a localised value to the wire, where it is two fields, `x` in English and `x_tr` in Turkish (spec §3); in
 * the code it is `Localized`.
 */
export const toWire = <Field extends string, Value>(
  field: Field,
  value: Written<Value>,
): Record<Field | `${Field}_tr`, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key widens to string
  ({ [field]: value.en, [`${field}_tr`]: value.tr }) as Record<Field | `${Field}_tr`, Value>;

/** Schemas of the two wire fields of a localised value. */
export const wireFields = <Field extends string, Schema extends z.ZodMiniType>(
  field: Field,
  schema: Schema,
): Record<Field | `${Field}_tr`, Schema> => toWire(field, { tr: schema, en: schema });

/** Schemas of the two wire fields of a localised text. */
export const wireText = <Field extends string>(
  field: Field,
): Record<Field | `${Field}_tr`, z.ZodMiniString> => wireFields(field, z.string());

/** Splits a list of localised values into parallel wire lists. */
export const unzip = <Value>(list: readonly Written<Value>[]): Written<Value[]> => ({
  tr: list.map(({ tr }) => tr),
  en: list.map(({ en }) => en),
});

export const localized = z.object(inEachLanguage(() => z.string()));
