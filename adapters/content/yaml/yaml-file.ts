import { readFileSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, LineCounter, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { ContentProblem } from '#domain/content/problems.ts';
import { checkLetters } from './check-letters.ts';
import { checkSigns } from './check-signs.ts';
import { checkTexts, mayBeList } from './check-texts.ts';
import { type ParsedYaml, findDifferences, mayDiffer } from './check-written.ts';
import { decodeText } from '../files/decode-text.ts';
import { explainYaml } from './explain-yaml.ts';

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

const describe = (value: unknown): string =>
  value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;

/** Explains what a value has to be in place of what YAML has read; `undefined` where the schema says so itself. */
const explainType = (issue: z.core.$ZodIssue, document: Document): string | undefined => {
  // Messages of the schemas are in words of their own.
  if (issue.code !== 'invalid_type' || !/^(?:Invalid input|is missing)/u.test(issue.message))
    return undefined;
  const node = document.getIn(issue.path, true);
  if (!isNode(node)) return undefined;
  const source = isScalar(node) ? (node.source ?? '') : '';
  const value: unknown = node.toJS(document);
  if (value === null && source === '') return undefined;
  if (issue.expected === 'string')
    return isScalar(node)
      ? `${source} is read as ${describe(value)}: put it in quotes, like '${source}'`
      : `is read as ${typeof value === 'object' && !Array.isArray(value) ? 'parts with names' : 'a list'}, and has to be a text: put it in quotes`;
  if (issue.expected === 'array') return 'must be a list, each entry of which begins with "- "';
  if (issue.expected === 'object' || issue.expected === 'record')
    return 'must consist of parts with names, each on a line of its own';
  return undefined;
};

/** Explains an unknown key: in `{ tr: Kulak, burun, en: … }`, the word behind the comma is a key without a value. */
const explainKey = (path: Path, key: string, document: Document): string => {
  const parent = document.getIn(path, true) ?? document.contents;
  const isCut = isMap(parent) && parent.flow === true && (parent.get(key) ?? null) === null;
  return isCut ? 'is no known key: in { }, put a text with a comma in quotes' : 'is no known key';
};

/** Explains what is wrong with a part that is not there, or of which only the key is; `undefined` for others. */
const explainLack = (path: Path, document: Document): string | undefined => {
  const node = document.getIn(path, true);
  if (node === undefined) return 'is missing';
  return isScalar(node) && node.value === null && !node.source ? 'is empty' : undefined;
};

/** An issue by the paths of the values that it is about; zod reports an unknown key at the path of its object. */
const faultsOf = (issue: z.core.$ZodIssue, document: Document): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: explainKey(issue.path, key, document),
      }))
    : [
        {
          path: issue.path,
          message:
            (issue.code === 'custom' ? undefined : explainLack(issue.path, document)) ??
            explainType(issue, document) ??
            issue.message,
        },
      ];

const nameOf = (path: Path): string => (path.length > 0 ? path.join('.') : 'the file');

interface Problems {
  readonly problems: readonly ContentProblem[];
}

const parseDocumentOf = (source: string): ParsedYaml => {
  const lines = new LineCounter();
  return { document: parseDocument(source, { lineCounter: lines, prettyErrors: false }), lines, source };
};

/** Finds what is wrong with a file, or nothing. */
const parseWithPositions = <Value>(
  file: string,
  { document, lines, source }: ParsedYaml,
  schema: z.ZodType<Value>,
): { readonly value: Value } | Problems => {
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    const sourceLines = source.split('\n');
    return {
      problems: document.errors.map((error) => ({
        file,
        ...explainYaml(error, lineAt(error.pos[0]), sourceLines),
      })),
    };
  }
  const aliases = findAliases(document);
  if (aliases.length > 0) {
    return {
      problems: aliases.map((alias) => ({
        file,
        line: lineAt(alias.offset),
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
      .flatMap((issue) => faultsOf(issue, document))
      .map(({ path, message }) => ({ file, line: lineOf(path), text: `${nameOf(path)}: ${message}` })),
  };
};

/** Reads a text, and says what may not be meant as it is written. */
const readText = <Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
  lineOf: YamlFile<Value>['lineOf'],
): Problems & { readonly value?: Value } => {
  const fast = parseFast(text);
  const parsed = !fast || mayDiffer(text) || mayBeList(fast.value) ? parseDocumentOf(text) : undefined;
  const differences = parsed ? findDifferences(file, parsed) : [];
  if (fast) {
    const valid = schema.safeParse(fast.value);
    if (valid.success)
      return { value: valid.data, problems: [...differences, ...checkTexts(fast.value, { file, lineOf })] };
  }
  const slow = parsed ?? parseDocumentOf(text);
  const { contents, errors } = slow.document;
  if (errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null)))
    return { problems: [{ file, line: 1, text: 'the file is empty' }] };
  const result = parseWithPositions(file, slow, schema);
  if ('problems' in result) {
    const lines = new Set(result.problems.map(({ line }) => line));
    return { problems: [...differences.filter(({ line }) => !lines.has(line)), ...result.problems] };
  }
  const texts = checkTexts(slow.document.toJS(), { file, lineOf });
  return { value: result.value, problems: [...differences, ...texts] };
};

/** Reads a file's text again, as positions take many times the memory of the values. */
type ReadAgain = () => string;

/** Reads the bytes of a YAML file and validates them, as `readYaml` does. */
export const readYamlBytes = <Value>(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
  readAgain: ReadAgain = () => new TextDecoder().decode(bytes),
): YamlFile<Value> | undefined => {
  const decoded = decodeText(bytes);
  if ('fault' in decoded) {
    problems.push({ file, line: decoded.line, text: decoded.fault });
    return undefined;
  }
  problems.push(...checkLetters(file, decoded.text), ...checkSigns(file, decoded.text));
  const text = decoded.text.normalize('NFC');
  const lineOf = (path: Path): number => {
    const { document, lines } = parseDocumentOf(readAgain());
    return lineFinder(document, lines)(path);
  };
  const { value, problems: found } = readText(file, text, schema, lineOf);
  problems.push(...found);
  return value === undefined ? undefined : { file, value, lineOf };
};

/**
 * Reads a YAML file and validates it. Adds every fault to `problems` with its line, and then returns `undefined`; what may
 * be a slip, it adds as well.
 * @param root the content folder
 */
export const readYaml = async <Value>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
): Promise<YamlFile<Value> | undefined> => {
  const bytes = await readFile(join(root, file)).catch(() => undefined);
  if (bytes === undefined) {
    problems.push({ file, line: 1, text: 'cannot be read: is it there?' });
    return undefined;
  }
  return readYamlBytes(file, bytes, schema, problems, () => readFileSync(join(root, file), 'utf8'));
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
