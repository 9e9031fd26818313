import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, LineCounter, isAlias, isNode, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { ContentProblem } from './problems.ts';

/** A content file that was read and fits its schema. */
export interface YamlFile<Value> {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly value: Value;
  /** The line (1-based) on which the value at this place stands, or the nearest one around it. */
  lineOf(place: readonly PropertyKey[]): number;
}

type Path = readonly PropertyKey[];

const lineFinder =
  (document: Document, lines: LineCounter) =>
  (place: Path): number => {
    for (let length = place.length; length > 0; length -= 1) {
      const node = document.getIn(place.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };

/** References such as `*note` to an anchor that is nowhere before them: text that begins with an asterisk. */
const loosePlaces = (document: Document): { readonly offset: number; readonly name: string }[] => {
  const loose: { offset: number; name: string }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) loose.push({ offset: alias.range?.[0] ?? 0, name: alias.source });
    },
  });
  return loose;
};

/** A fault stands where its value does; an unknown key stands in the value around it. */
const placesOf = (issue: z.core.$ZodIssue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const nameOf = (place: Path): string => (place.length > 0 ? place.join('.') : 'the file');

/**
 * Reads a YAML file against a schema. Every fault becomes a problem with its line; then there is no value.
 * @param root the content folder
 */
export const readYaml = async <Value>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
): Promise<YamlFile<Value> | undefined> => {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    problems.push({ file, line: 1, text: 'cannot be read: is it there?' });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.push({ file, line: lines.linePos(error.pos[0]).line, text: `not valid YAML: ${error.message}` });
    }
    return undefined;
  }
  const lineOf = lineFinder(document, lines);
  const result = schema.safeParse(document.toJS(), {
    error: ({ input }) => (input === undefined || input === null ? 'is missing' : undefined),
  });
  if (!result.success) {
    for (const issue of result.error.issues) {
      problems.push({ file, line: lineOf(issue.path), text: `${nameOf(issue.path)}: ${issue.message}` });
    }
    return undefined;
  }
  return { file, value: result.data, lineOf };
};
