import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, LineCounter, isNode, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { ContentProblem } from './problems.ts';

/** A content file that is valid by its schema. */
export interface YamlFile<Value> {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly value: Value;
  /** The line (1-based) of the value at this path, or of the nearest value around it. */
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

/** Values such as `*note`, which YAML reads as aliases; in content files they are missing quotes. */
const references = (document: Document): { readonly offset: number; readonly text: string }[] => {
  const found: { offset: number; text: string }[] = [];
  visit(document, {
    Alias: (_, { range, source }) => {
      found.push({ offset: range?.[0] ?? 0, text: `*${source}` });
    },
  });
  return found;
};

interface Fault {
  readonly place: Path;
  readonly message: string;
}

/** The faults of an issue at their paths; zod reports an unknown key at the path of the object around it. */
const faultsOf = (issue: z.core.$ZodIssue): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ place: [...issue.path, key], message: 'is no known key' }))
    : [{ place: issue.path, message: issue.message }];

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
      problems.push({
        file,
        line: lines.linePos(error.pos[0]).line,
        text: `not valid YAML: ${error.message}`,
      });
    }
    return undefined;
  }
  const unquoted = references(document);
  if (unquoted.length > 0) {
    for (const reference of unquoted) {
      const { line } = lines.linePos(reference.offset);
      problems.push({ file, line, text: `${reference.text} begins with an asterisk: put it in quotes` });
    }
    return undefined;
  }
  const lineOf = lineFinder(document, lines);
  const result = schema.safeParse(document.toJS(), {
    error: ({ input }) => (input === undefined || input === null ? 'is missing' : undefined),
  });
  if (!result.success) {
    for (const { place, message } of result.error.issues.flatMap(faultsOf)) {
      problems.push({ file, line: lineOf(place), text: `${nameOf(place)}: ${message}` });
    }
    return undefined;
  }
  return { file, value: result.data, lineOf };
};
