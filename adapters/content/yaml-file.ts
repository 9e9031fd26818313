import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, LineCounter, isNode, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { ContentProblem } from '#domain/content/problems.ts';

/** A content file that satisfies its schema. */
export interface YamlFile<Value> {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly value: Value;
  /** The 1-based line of the value at this path or, if there is none, of its nearest ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
}

type Path = readonly PropertyKey[];

const lineFinder =
  (document: Document, lines: LineCounter) =>
  (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };

/** Values such as `*note`, which YAML reads as aliases: in content files, their quotes are missing. */
const findAliases = (document: Document): { readonly offset: number; readonly text: string }[] => {
  const found: { offset: number; text: string }[] = [];
  visit(document, {
    Alias: (_, { range, source }) => {
      found.push({ offset: range?.[0] ?? 0, text: `*${source}` });
    },
  });
  return found;
};

interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** An issue by the paths of the values that it is about; zod reports an unknown key at the path of its object. */
const faultsOf = (issue: z.core.$ZodIssue): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is no known key' }))
    : [{ path: issue.path, message: issue.message }];

const nameOf = (path: Path): string => (path.length > 0 ? path.join('.') : 'the file');

/**
 * Reads a YAML file and validates it. Adds every fault to `problems` with its line, and then returns `undefined`.
 * @param root the content folder
 */
export const readYaml = async <Value>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
): Promise<YamlFile<Value> | undefined> => {
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
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
  const aliases = findAliases(document);
  if (aliases.length > 0) {
    for (const alias of aliases) {
      const { line } = lines.linePos(alias.offset);
      problems.push({ file, line, text: `${alias.text} begins with an asterisk: put it in quotes` });
    }
    return undefined;
  }
  const lineOf = lineFinder(document, lines);
  const result = schema.safeParse(document.toJS(), {
    error: ({ input }) => (input === undefined || input === null ? 'is missing' : undefined),
  });
  if (!result.success) {
    for (const { path, message } of result.error.issues.flatMap(faultsOf)) {
      problems.push({ file, line: lineOf(path), text: `${nameOf(path)}: ${message}` });
    }
    return undefined;
  }
  return { file, value: result.data, lineOf };
};
