import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..', '..', 'src');

type Node = string | readonly Node[] | { readonly [key: string]: Node };

/** A text, or a list that a page reads as a whole. */
export type Entry = readonly [key: string, value: Node];

/** Every entry below a node; a list is one entry. */
export const entriesOf = (node: Node, key: string): Entry[] =>
  typeof node === 'string' || Array.isArray(node)
    ? [[key, node]]
    : Object.entries(node).flatMap(([name, child]) => entriesOf(child, key ? `${key}.${name}` : name));

/** Every text inside an entry; texts of lists have their index in the key. */
export const textsOf = (node: Node, key: string): (readonly [key: string, text: string])[] =>
  typeof node === 'string'
    ? [[key, node]]
    : Object.entries(node).flatMap(([name, child]) => textsOf(child, `${key}.${name}`));

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/u;

export const isPlural = (key: string): boolean => pluralSuffix.test(key);

/** The key without its plural form, as pages use it. */
export const withoutPlural = (key: string): string => key.replace(pluralSuffix, '');

export interface Use {
  readonly file: string;
  /** With its namespace; a family of keys ends in a dot. */
  readonly key: string;
}

const pagesFirst = /useTranslation\(\s*\[?\s*'pages'/u;
const callPattern = /\bt\(\s*(?:'(?<plain>[^']+)'|`(?<family>[\w.:]+\.)\$\{\w+\}`)/gu;
const anyCall = /\bt\(/gu;

const usesIn = (file: string, code: string): Use[] => {
  const namespace = pagesFirst.test(code) ? 'pages' : 'ui';
  const uses = [...code.matchAll(callPattern)].map(({ groups }) => {
    const key = groups?.['plain'] ?? groups?.['family'] ?? '';
    return { file, key: key.includes(':') ? key : `${namespace}:${key}` };
  });
  if (uses.length !== code.matchAll(anyCall).toArray().length) {
    throw new Error(`src/${file} asks for a text by something other than a written-out key`);
  }
  return uses;
};

/** Every text that pages and components use. */
export const usedTexts = async (): Promise<Use[]> => {
  const files = (await readdir(source, { recursive: true })).filter((file) => /\.tsx?$/u.test(file));
  const uses = await Promise.all(
    files.map(async (file) => usesIn(file, await readFile(path.join(source, file), 'utf8'))),
  );
  return uses.flat();
};
