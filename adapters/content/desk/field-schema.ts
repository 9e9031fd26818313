import * as z from 'zod';
import { type FieldSchema, fieldSchema } from '#contracts/desk/json-schema.ts';
import { schemaOf } from './schema-of.ts';

/** The schema of a content file as forms read it: of what is written, before defaults. `undefined` of files without one. */
export const fieldSchemaOf = (file: string): FieldSchema | undefined => {
  const schema = schemaOf(file);
  return schema && fieldSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
};
