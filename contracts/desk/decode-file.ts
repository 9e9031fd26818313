import {
  type Json,
  type JsonObject,
  type JsonPath,
  isList,
  isObject,
  valueAt,
} from '#domain/desk/publishing/json.ts';
import { type FieldSchema, kindOf } from './json-schema.ts';
import { fieldName, newKeyName } from './field-names.ts';

/** Fields of a form, by their names. */
export type PostedFields = Readonly<Record<string, string>>;

interface Place {
  readonly schema: FieldSchema;
  readonly path: JsonPath;
  /** Value of the file before, which decides between ways of writing the same. */
  readonly before: Json | undefined;
}

const textAt = (fields: PostedFields, path: JsonPath): string =>
  (fields[fieldName(path)] ?? '').replaceAll('\r\n', '\n');

/** A number, or what was typed in its place, which the check refuses. */
const readNumber = (text: string): Json | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : trimmed;
};

const readLines = (text: string): readonly string[] | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : undefined;
};

const readTextOrLines = (text: string, before: Json | undefined): Json | undefined => {
  const lines = readLines(text);
  return lines?.length === 1 && !isList(before) ? lines[0] : lines;
};

/** A box that is not ticked is left out where it was. */
const readYesNo = (text: string, before: Json | undefined): Json | undefined => {
  if (text !== '') return true;
  return before === undefined ? undefined : false;
};

const withoutMissing = (
  entries: readonly (readonly [string, Json | undefined])[],
): JsonObject | undefined => {
  const present = entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
};

const childOf = (value: Json | undefined, key: string | number): Json | undefined => {
  if (typeof key === 'number') return isList(value) ? value[key] : undefined;
  return isObject(value) ? valueAt(value, key) : undefined;
};

/** Number of entries of a list that the form has fields for. */
const countEntries = (fields: PostedFields, path: JsonPath): number => {
  const start = `${fieldName(path)}/`;
  const indexes = Object.keys(fields)
    .filter((name) => name.startsWith(start))
    .map((name) => Number(name.slice(start.length).split('/', 1)[0]))
    .filter(Number.isInteger);
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
};

const keysIn = (fields: PostedFields, path: JsonPath): readonly string[] => {
  const start = `${fieldName(path)}/`;
  const names = Object.keys(fields).filter((name) => name.startsWith(start));
  const keys = names.map((name) => name.slice(start.length).split('/', 1)[0] ?? '');
  const added = fields[newKeyName(path)]?.trim() ?? '';
  return [...new Set([...keys, ...(added === '' ? [] : [added])])];
};

/** Reads an optional group: one in which nothing is filled in is not there. */
const decodeGroup = (
  fields: PostedFields,
  { path, before }: Place,
  properties: Readonly<Record<string, FieldSchema>>,
): Json | undefined => {
  const known = isObject(before) ? Object.keys(before) : [];
  // In the order of the file, and what is new after it.
  const keys = [
    ...known.filter((key) => key in properties),
    ...Object.keys(properties).filter((key) => !known.includes(key)),
  ];
  return withoutMissing(
    keys.map((key) => {
      const schema = properties[key];
      return [
        key,
        schema && decodePlace(fields, { schema, path: [...path, key], before: childOf(before, key) }),
      ] as const;
    }),
  );
};

const decodeList = (fields: PostedFields, { path, before }: Place, items: FieldSchema): Json | undefined => {
  const entries = Array.from({ length: countEntries(fields, path) }, (_, index) =>
    decodePlace(fields, { schema: items, path: [...path, index], before: childOf(before, index) }),
  );
  const present = entries.map((entry) => entry ?? {});
  return present.length > 0 || isList(before) ? present : undefined;
};

/** Reads a list of which each entry is another thing: one that is missing beside others is empty, which the check refuses. */
const decodeTuple = (
  fields: PostedFields,
  { path, before }: Place,
  items: readonly FieldSchema[],
): Json | undefined => {
  const entries = items.map((schema, index) =>
    decodePlace(fields, { schema, path: [...path, index], before: childOf(before, index) }),
  );
  return entries.every((entry) => entry === undefined) ? undefined : entries.map((entry) => entry ?? '');
};

const decodeRecord = (fields: PostedFields, { path, before }: Place, values: FieldSchema): Json | undefined =>
  withoutMissing(
    keysIn(fields, path).map(
      (key) =>
        [
          key,
          decodePlace(fields, { schema: values, path: [...path, key], before: childOf(before, key) }),
        ] as const,
    ),
  );

const decodePlace = (fields: PostedFields, place: Place): Json | undefined => {
  const { schema, path, before } = place;
  const kind = kindOf(schema);
  const text = textAt(fields, path);
  switch (kind.kind) {
    case 'number':
      return readNumber(text);
    case 'yesNo':
      return readYesNo(text, before);
    case 'lines':
      return readLines(text);
    case 'textOrLines':
      return readTextOrLines(text, before);
    case 'localised':
      return decodeGroup(fields, place, kind.schema.properties ?? {});
    case 'group':
      return decodeGroup(fields, place, kind.properties);
    case 'list':
      return decodeList(fields, place, kind.items);
    case 'tuple':
      return decodeTuple(fields, place, kind.items);
    case 'record':
      return decodeRecord(fields, place, kind.values);
    case 'text':
    case 'date':
    case 'choice':
      break;
  }
  return text === '' ? undefined : text;
};

/**
 * Reads the value of a file from the fields of its form. What is not filled in is left out, and refused by the check where it
 * has to be there.
 * @param before value of the file, which decides between ways of writing the same
 */
export const decodeFile = (fields: PostedFields, schema: FieldSchema, before: Json | undefined): Json => {
  const value = decodePlace(fields, { schema, path: [], before });
  return value ?? (schema.type === 'array' ? [] : {});
};
