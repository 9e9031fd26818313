import * as z from 'zod';

/** JSON schema of a content file, as far as forms read it (JSON Schema 2020-12, as zod writes it). */
export interface FieldSchema {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema | boolean | undefined;
  /** Schemas of a list whose entries are each another thing, such as a longitude and a latitude. */
  readonly prefixItems?: readonly FieldSchema[] | undefined;
  /** Schema of values by names that are not known before; `false` where there are none. */
  readonly additionalProperties?: FieldSchema | boolean | undefined;
  readonly anyOf?: readonly FieldSchema[] | undefined;
  readonly oneOf?: readonly FieldSchema[] | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly const?: string | boolean | undefined;
}

export const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    required: z.array(z.string()).optional(),
    items: z.union([z.boolean(), fieldSchema]).optional(),
    prefixItems: z.array(fieldSchema).optional(),
    additionalProperties: z.union([z.boolean(), fieldSchema]).optional(),
    anyOf: z.array(fieldSchema).optional(),
    oneOf: z.array(fieldSchema).optional(),
    enum: z.array(z.string()).optional(),
    format: z.string().optional(),
    const: z.union([z.string(), z.boolean()]).optional(),
  }),
);

/** Kinds of fields that forms have. */
export type FieldKind =
  | { readonly kind: 'text' | 'date' | 'number' | 'yesNo' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** A text in each language. */
  | { readonly kind: 'localised'; readonly schema: FieldSchema }
  /** Texts, one on each line. */
  | { readonly kind: 'lines' }
  /** One text or several, one on each line. */
  | { readonly kind: 'textOrLines' }
  | { readonly kind: 'list'; readonly items: FieldSchema }
  | { readonly kind: 'tuple'; readonly items: readonly FieldSchema[] }
  | { readonly kind: 'group'; readonly properties: Readonly<Record<string, FieldSchema>> }
  | { readonly kind: 'record'; readonly values: FieldSchema };

const isText = ({ type, enum: options }: FieldSchema): boolean => type === 'string' && options === undefined;

const isLocalised = ({ properties = {} }: FieldSchema): boolean => {
  const names = Object.keys(properties);
  return names.length === 2 && names.includes('tr') && names.includes('en');
};

const kindOfObject = (schema: FieldSchema): FieldKind => {
  const { properties, additionalProperties } = schema;
  if (isLocalised(schema) && Object.values(properties ?? {}).every(isText))
    return { kind: 'localised', schema };
  if (properties !== undefined) return { kind: 'group', properties };
  return { kind: 'record', values: typeof additionalProperties === 'object' ? additionalProperties : {} };
};

const optionsOf = ({ enum: options, const: only }: FieldSchema): readonly string[] | undefined =>
  options ?? (typeof only === 'string' ? [only] : undefined);

/** Joins what variants say of one property. */
const mergeProperty = (one: FieldSchema | undefined, other: FieldSchema): FieldSchema => {
  const options = one && [...(optionsOf(one) ?? []), ...(optionsOf(other) ?? [])];
  return options && options.length > 0 ? { type: 'string', enum: [...new Set(options)] } : (one ?? other);
};

/** Joins variants of an object, which a property tells apart, to one with the properties of all. */
const mergeVariants = (variants: readonly FieldSchema[]): FieldSchema => {
  const properties: Record<string, FieldSchema> = {};
  for (const variant of variants)
    for (const [name, property] of Object.entries(variant.properties ?? {}))
      properties[name] = mergeProperty(properties[name], property);
  const required = (variants[0]?.required ?? []).filter((name) =>
    variants.every((variant) => variant.required?.includes(name)),
  );
  return { type: 'object', properties, required };
};

/** A schema without variants of objects. */
export const resolveSchema = (schema: FieldSchema): FieldSchema => {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  return variants.length > 0 && variants.every(({ type }) => type === 'object')
    ? mergeVariants(variants)
    : schema;
};

/** Finds the kind of field for a schema. */
export const kindOf = (given: FieldSchema): FieldKind => {
  const schema = resolveSchema(given);
  const { type, items, prefixItems, anyOf, format } = schema;
  const options = optionsOf(schema);
  if (options) return { kind: 'choice', options };
  if (anyOf) return { kind: 'textOrLines' };
  if (type === 'object') return kindOfObject(schema);
  if (prefixItems && typeof items !== 'object') return { kind: 'tuple', items: prefixItems };
  if (type === 'array' && typeof items === 'object')
    return isText(items) ? { kind: 'lines' } : { kind: 'list', items };
  if (type === 'boolean') return { kind: 'yesNo' };
  if (type === 'number' || type === 'integer') return { kind: 'number' };
  return format === 'date' ? { kind: 'date' } : { kind: 'text' };
};
