import { readFileSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, LineCounter, isNode, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { ContentProblem } from '#domain/content/problems.ts';
import { checkLetters } from './check-letters.ts';

/** A content file that satisfies its schema. */
export interface YamlFile<Value> {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly value: Value;
  /** The 1-based line of the value at this path or, if there is none, of its nearest ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
}

type Path = readonly PropertyKey[];

/** Beginning of an anchor or alias, which content files do not use. What comes before is looked at last, which is fast. */
const anchorOrAlias = /(?<=^|[\s[{,])[&*][^\s&*]/mu;

/** A fifth of the time that a parser with positions takes; `undefined` for files that need it to explain what is wrong. */
const parseFast = (text: string): { readonly value: unknown } | undefined => {
  if (anchorOrAlias.test(text)) return undefined;
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) };
  } catch {
    return undefined;
  }
};

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

/** Finds what is wrong with a file, or nothing. */
const parseWithPositions = <Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
): { readonly value: Value } | { readonly problems: readonly ContentProblem[] } => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        text: `not valid YAML: ${error.message}`,
      })),
    };
  }
  const aliases = findAliases(document);
  if (aliases.length > 0) {
    return {
      problems: aliases.map((alias) => ({
        file,
        line: lines.linePos(alias.offset).line,
        text: `${alias.text} begins with an asterisk: put it in quotes`,
      })),
    };
  }
  const lineOf = lineFinder(document, lines);
  const result = schema.safeParse(document.toJS(), {
    error: ({ input }) => (input === undefined || input === null ? 'is missing' : undefined),
  });
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues
      .flatMap(faultsOf)
      .map(({ path, message }) => ({ file, line: lineOf(path), text: `${nameOf(path)}: ${message}` })),
  };
};

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
  problems.push(...checkLetters(file, text));
  // Read again when it is needed, as positions take many times the memory of the values.
  const lineOf = (path: Path): number => {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
    return lineFinder(document, lines)(path);
  };
  const fast = parseFast(text);
  const valid = fast && schema.safeParse(fast.value);
  if (valid?.success) return { file, value: valid.data, lineOf };
  const result = parseWithPositions(file, text, schema);
  if ('value' in result) return { file, value: result.value, lineOf };
  problems.push(...result.problems);
  return undefined;
};

/** Reads a YAML file that may be left out; otherwise as `readYaml` does. */
export const readOptionalYaml = async <Value>(
  ...[root, file, schema, problems]: Parameters<typeof readYaml<Value>>
): Promise<YamlFile<Value> | undefined> => {
  const isThere = await access(join(root, file)).then(
    () => true,
    () => false,
  );
  return isThere ? readYaml(root, file, schema, problems) : undefined;
};
