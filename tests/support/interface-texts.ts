import { glob, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Language } from '#domain/shared/language.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const source = path.join(root, 'src');

type Node = string | readonly Node[] | { readonly [key: string]: Node };

const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.union([z.string(), z.array(nodeSchema), z.record(z.string(), nodeSchema)]),
);

/** The files of a language, by their namespaces. */
export const readLocale = async (language: Language): Promise<ReadonlyMap<string, Node>> => {
  const folder = path.join(root, 'locales', language);
  const files = await readdir(folder);
  const entries = files.map(async (file) => {
    const json: unknown = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    return [path.basename(file, '.json'), nodeSchema.parse(json)] as const;
  });
  return new Map(await Promise.all(entries));
};

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
  /** Key with its namespace; a family of keys ends in a dot. */
  readonly key: string;
}

const firstNamespace = /(?:useTranslation\(\s*\[?\s*|TFunction<)'(?<namespace>[\w-]+)'/u;
const callPattern = /\bt\(\s*(?:'(?<plain>[^']+)'|`(?<family>[\w.:-]+\.)\$\{\w+\}`)/gu;
const anyCall = /\bt\(/gu;

const usesIn = (file: string, code: string): Use[] => {
  const namespace = firstNamespace.exec(code)?.groups?.['namespace'] ?? 'ui';
  const uses = [...code.matchAll(callPattern)].map(({ groups }) => {
    const key = groups?.['plain'] ?? groups?.['family'] ?? '';
    return { file, key: key.includes(':') ? key : `${namespace}:${key}` };
  });
  if (uses.length !== code.matchAll(anyCall).toArray().length) {
    throw new Error(`src/${file} asks for a text by something other than a written-out key`);
  }
  return uses;
};

/** Every text that pages and components ask i18next for. */
export const usedTexts = async (): Promise<Use[]> => {
  const files = (await readdir(source, { recursive: true })).filter((file) => /\.tsx?$/u.test(file));
  const uses = await Promise.all(
    files.map(async (file) => usesIn(file, await readFile(path.join(source, file), 'utf8'))),
  );
  return uses.flat();
};

/** Code of every module that may read texts. */
export const readModules = async (): Promise<readonly string[]> => {
  const modules: string[] = [];
  for await (const file of glob('{adapters,contracts,src}/**/*.{ts,tsx}', { cwd: root }))
    modules.push(await readFile(path.join(root, file), 'utf8'));
  return modules;
};

/** Code of the modules that read a file of texts without i18next: that import it, or its texts from a module that does. */
export const readersOf = (modules: readonly string[], subject: string): string => {
  const importers = modules.filter(
    (code) => /#locales\/(?:en|tr)\//u.test(code) && code.includes(`/${subject}.json'`),
  );
  const names = importers.flatMap((code) =>
    [...code.matchAll(/^export const (?<name>\w+)\b/gmu)].map(({ groups }) => groups?.['name'] ?? ''),
  );
  const isReader = (code: string): boolean =>
    names.some((name) => new RegExp(`\\b${name}\\b`, 'u').test(code));
  return [...new Set([...importers, ...modules.filter(isReader)])].join('\n');
};
