import { globSync } from 'node:fs';
import { access, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backup, content, jobs, requests } from '../../../adapters/commands.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { type MarkdownDocument, readAllMarkdown, readMarkdown, root } from '../../support/markdown.ts';

const documents = await readAllMarkdown();

/** One that people type: in a span, or a line of a block, without its comment. */
const linesOf = ({ spans, blocks }: MarkdownDocument): readonly string[] =>
  [...spans, ...blocks.flatMap(({ code }) => code.split('\n'))].map((line) => line.replace(/ +# .*$/u, ''));

/** Pairs of a document and what `find` finds in it. */
const inDocuments = <Found>(
  find: (document: MarkdownDocument) => readonly Found[],
): readonly (readonly [string, Found])[] =>
  documents.flatMap((document) => find(document).map((found) => [document.file, found] as const));

test('every npm script that a document names is one', () => {
  const named = inDocuments((document) =>
    linesOf(document).flatMap((line) =>
      [...line.matchAll(/\bnpm run (?:--silent )?(?<script>[\w:-]+)(?!…)/gu)].map(
        ({ groups }) => groups?.['script'] ?? '',
      ),
    ),
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(([, script]) => !(script in manifest.scripts) && script !== 'check:')).toEqual([]);
});

const commands = [content, requests, jobs, backup];

/** @returns arguments of the site's program in the line; `undefined`: it calls another */
const argumentsIn = (line: string): readonly string[] | undefined => {
  const called =
    /(?:^(?:[A-Z_]+=\S+ )*site (?=[a-z])|adapters\/main\.ts |npm run (?=(?:content|requests|jobs|backup)\b))(?<rest>.*)$/u;
  const rest = called.exec(line)?.groups?.['rest'];
  return rest
    ?.split(' ')
    .filter((word) => !['', '--', '"$@"'].includes(word) && !word.includes('…'))
    .map((word) => word.replaceAll(/^['"]|['"]$/gu, ''));
};

/** @returns what keeps the program from understanding the arguments */
const problemOf = ([name, ...rest]: readonly string[]): string | undefined => {
  if (name === undefined) return undefined;
  const command = commands.find((known) => known.name() === name);
  if (!command) return `no command ${name}`;
  const [first] = rest;
  if (first === undefined || first === '--help') return undefined;
  const subcommand = command.commands.find((known) => known.name() === first);
  if (!subcommand) return `no command ${name} ${first}`;
  const { operands, unknown } = subcommand.exitOverride().parseOptions(rest.slice(1));
  const isOver = operands.length > 0 && subcommand.registeredArguments.length === 0;
  return unknown.length > 0 || isOver
    ? `${name} ${first} takes no ${[...unknown, ...operands].join(' ')}`
    : undefined;
};

test('every command of the site that a document names is one, with its options', () => {
  const called = inDocuments((document) => linesOf(document).flatMap((line) => [argumentsIn(line) ?? []]));
  expect(called.filter(([, args]) => args.length > 0).length).toBeGreaterThan(25);
  expect(called.map(([file, args]) => [file, problemOf(args)]).filter(([, problem]) => problem)).toEqual([]);
});

test.for(['requests erase --mail a@b.c', 'content lode', 'jobs list 12', 'recover'])(
  '%s would be found to be none',
  (line) => {
    expect(problemOf(line.split(' '))).toBeDefined();
  },
);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes the anchor of a heading as GitHub does. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every link from a document leads to a file, and to a part of it', async () => {
  const links = inDocuments(({ links: all }) => all.filter((link) => !/^(?:https?|mailto):/u.test(link)));
  expect(links.length).toBeGreaterThan(50);
  const broken = await Promise.all(
    links.map(async ([from, link]) => {
      const [target = '', anchor] = link.split('#');
      const file = target === '' ? from : path.join(path.dirname(from), target);
      if (!(await exists(path.join(root, file)))) return [from, link];
      if (anchor === undefined) return [];
      const { headings } = await readMarkdown(file);
      return headings.some((heading) => anchorOf(heading) === anchor) ? [] : [from, link];
    }),
  );
  expect(broken.flat()).toEqual([]);
});

/** Files that people make. */
const made = new Set(['docker/.env']);

test('every file that a document names is there', async () => {
  const named = inDocuments(({ spans }) =>
    spans.filter(
      (span) =>
        /^(?:\.ci|\.github|adapters|contracts|docker|docs|domain|migrations|scripts|src|src-ssr|studio|tests)\/[\w./-]+$/u.test(
          span,
        ) && !made.has(span),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = await Promise.all(
    named.map(async ([from, file]) => ((await exists(path.join(root, file))) ? [] : [[from, file]])),
  );
  expect(missing.flat()).toEqual([]);
});

test('README’s map names every folder of the project', async () => {
  const { blocks } = await readMarkdown('README.md');
  const map = blocks.map(({ code }) => code).find((code) => code.includes('src-ssr/')) ?? '';
  const folders = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$|var$)/u.test(entry.name),
  );
  expect(
    map
      .split('\n')
      .flatMap((line) => /^(?<name>[\w-]+)\/ /u.exec(line)?.groups?.['name'] ?? [])
      .toSorted(),
  ).toEqual(folders.map(({ name }) => name).toSorted());
});

/** Quotes of other programs: PostgreSQL, Cloudflare. */
const quotedOfOthers = new Set([
  'Use cache-control header if present, bypass cache if not',
  'Eligible for cache',
  'already exists',
]);

test('what running.md and the runbook quote of logs, the processes say', async () => {
  const sources = await Promise.all(
    globSync('{adapters,domain}/**/*.ts', { cwd: root }).map((file) =>
      readFile(path.join(root, file), 'utf8'),
    ),
  );
  const said = sources.join('\n');
  const quoted = inDocuments(({ file, texts }) =>
    /running|runbook/u.test(file)
      ? texts.flatMap((text) =>
          [...text.replaceAll(/`[^`]*`/gu, '').matchAll(/"(?<words>[^"`]+ [^"`]+)"/gu)].map(
            ([, words = '']) => words,
          ),
        )
      : [],
  );
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter(([, words]) => !said.includes(words) && !quotedOfOthers.has(words))).toEqual([]);
});
