import { type Pair, isCollection, isMap, isScalar, isSeq } from 'yaml';
import { type Json, type JsonObject, isList, isObject } from '#domain/desk/publishing/json.ts';
import { languages } from '#domain/shared/language.ts';
import { type ScalarStyle, type WrittenScalar, writeKey, writeScalar } from './write-scalar.ts';

/** A node of a file whose way of writing is followed. */
export type Model = unknown;

export interface WriteContext {
  /** Characters after which a line of a folded text ends. */
  readonly width: number;
}

const styles: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

export const styleOf = (model: Model): ScalarStyle | undefined =>
  isScalar(model) && model.type !== undefined ? styles[model.type] : undefined;

/** Whether lists and objects of the model are within [ ] or { }; `undefined` where there is no model. */
const isFlowLike = (model: Model): boolean | undefined =>
  isCollection(model) && model.items.length > 0 ? model.flow === true : undefined;

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

export const isLanguage = (key: string | undefined): boolean =>
  languages.some((language) => language === key);

/** The value of a key of a model, or where it is a text in one language, that in another. */
const modelAt = (model: Model, key: string): Model => {
  if (!isMap(model)) return undefined;
  const pair = model.items.find((each) => keyOf(each) === key);
  if (pair) return pair.value;
  return isLanguage(key) ? model.items.find((each) => isLanguage(keyOf(each)))?.value : undefined;
};

/** The last entry of a list, which new ones are written like. */
const modelEntry = (model: Model): Model => (isSeq(model) ? model.items.at(-1) : undefined);

/** Whether a value can stand within { } or [ ] on one line. */
export const fitsFlow = (value: Json): boolean =>
  typeof value === 'string'
    ? !value.includes('\n')
    : typeof value !== 'object' || value === null || Object.values(value).every(fitsFlow);

/** A list that stands within [ ] where nothing says otherwise. */
const isShortList = (value: readonly Json[]): boolean =>
  value.every((entry) => typeof entry === 'number') ||
  (value.length <= 3 && value.every((entry) => typeof entry === 'string') && value.join(', ').length <= 80);

const isFlow = (value: readonly Json[] | JsonObject, model: Model): boolean => {
  const size = isList(value) ? value.length : Object.keys(value).length;
  if (size === 0) return true;
  return fitsFlow(value) && (isFlowLike(model) ?? (isList(value) && isShortList(value)));
};

/** Writes a value within [ ] or { }, or alone on its line. */
export const writeFlow = (value: Json, model: Model): string => {
  if (isList(value)) return `[${value.map((entry) => writeFlow(entry, modelEntry(model))).join(', ')}]`;
  if (!isObject(value))
    return writeScalar(value, { isFlow: true, indent: 0, width: 0, style: styleOf(model) }).head;
  const pairs = Object.entries(value).map(
    ([key, part]) => `${writeKey(key, true)}: ${writeFlow(part, modelAt(model, key))}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
};

/** Text behind a key or the dash of an entry. */
export type WrittenValue =
  | (WrittenScalar & { readonly kind: 'scalar' })
  | {
      readonly kind: 'block';
      /** Indented. */
      readonly lines: readonly string[];
    };

export const toLines = (head: string, { head: value, body = [] }: WrittenScalar): string[] => [
  `${head} ${value}`,
  ...body,
];

/** Writes an entry of a list, or a key with its value, from its line on. @param column spaces before it */
export const writeItem = (
  key: string | undefined,
  value: Json,
  column: number,
  model: Model,
  context: WriteContext,
): string[] => {
  const space = ' '.repeat(column);
  const written = writeValue(value, column + 2, model, context);
  const head = space + (key === undefined ? '-' : `${writeKey(key, false)}:`);
  if (written.kind === 'scalar') return toLines(head, written);
  if (key !== undefined) return [head, ...written.lines];
  const [first = '', ...rest] = written.lines;
  return [`${head} ${first.trimStart()}`, ...rest];
};

/**
 * Writes a value that stands behind a key or a dash.
 * @param column spaces before the lines of a block
 */
export const writeValue = (
  value: Json,
  column: number,
  model: Model,
  context: WriteContext,
): WrittenValue => {
  if (!isList(value) && !isObject(value)) {
    const place = { isFlow: false, indent: column, width: context.width, style: styleOf(model) };
    return { kind: 'scalar', ...writeScalar(value, place) };
  }
  if (isFlow(value, model)) return { kind: 'scalar', head: writeFlow(value, model) };
  const lines = isList(value)
    ? value.flatMap((entry) => writeItem(undefined, entry, column, modelEntry(model), context))
    : Object.entries(value).flatMap(([key, part]) =>
        writeItem(key, part, column, modelAt(model, key), context),
      );
  return { kind: 'block', lines };
};
