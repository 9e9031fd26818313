import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { palette } from '#domain/site/drawings/palette.ts';

const source = path.resolve(import.meta.dirname, '..', '..', 'src');
const maxLines = 250;

const read = async (pattern: string): Promise<ReadonlyMap<string, string>> => {
  const contents = globSync(pattern, { cwd: source }).map(
    async (file) => [file, await readFile(path.join(source, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(contents));
};

const cssOf = await read('**/*.css');
const modules = await read('**/*.{ts,tsx}');

/** Whether a sheet is the desk's, which no page of the site loads. */
const isOfDesk = (sheet: string): boolean => sheet.startsWith(`desk${path.sep}`);

interface Selector {
  readonly sheet: string;
  readonly selector: string;
  readonly classes: ReadonlySet<string>;
}

/** Neither names of files nor what a rule leaves out. */
const classesIn = (selector: string): ReadonlySet<string> =>
  new Set(selector.replaceAll(/:not\([^()]*\)|'[^']*'/gu, '').match(/(?<=\.)[a-z][\w-]*/gu));

const selectors: readonly Selector[] = [...cssOf].flatMap(([sheet, css]) => {
  if (isOfDesk(sheet)) return [];
  const found: Selector[] = [];
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) found.push({ sheet, selector, classes: classesIn(selector) });
  });
  return found;
});

type SheetsOfClass = Map<string, Set<string>>;

const addSheet = (sheets: SheetsOfClass, name: string, sheet: string): void => {
  sheets.set(name, (sheets.get(name) ?? new Set()).add(sheet));
};

/** Per class, all sheets that name it, and those with a selector that names no other class. */
const namingSheets: SheetsOfClass = new Map();
const ownSheets: SheetsOfClass = new Map();
for (const { sheet, classes } of selectors)
  for (const name of classes) {
    addSheet(namingSheets, name, sheet);
    if (classes.size === 1) addSheet(ownSheets, name, sheet);
  }

const belongsTo = (name: string, sheet: string): boolean =>
  (ownSheets.get(name)?.has(sheet) ?? false) || namingSheets.get(name)?.size === 1;

test(`no style sheet is longer than ${maxLines} lines`, () => {
  const long = [...cssOf].filter(([, css]) => css.trimEnd().split('\n').length > maxLines);

  expect(long.map(([sheet]) => sheet)).toEqual([]);
});

test('the rules of a single class are in one style sheet', () => {
  const split = [...ownSheets].filter(([, own]) => own.size > 1);

  expect(ownSheets.size).toBeGreaterThan(100);
  expect(split).toEqual([]);
});

test('a rule that combines classes is in the style sheet of one of them', () => {
  const astray = selectors.filter(
    ({ sheet, classes }) => classes.size > 1 && ![...classes].some((name) => belongsTo(name, sheet)),
  );

  expect(astray.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});

test('every rule is in a cascade layer', () => {
  const unlayered = [...cssOf].flatMap(([sheet, css]) =>
    parse(css)
      .nodes.filter((node) => node.type === 'rule' || (node.type === 'atrule' && node.name === 'media'))
      .map((node) => `${sheet}: ${node.toString().slice(0, 40)}`),
  );

  expect(unlayered).toEqual([]);
});

const importsOf = (sheet: string): string[] => {
  const imported: string[] = [];
  parse(cssOf.get(sheet) ?? '').walkAtRules('import', ({ params }) => {
    // Those of packages are put into a layer where they are imported.
    if (params.startsWith("'.")) imported.push(path.join(path.dirname(sheet), params.slice(1, -1)));
    else expect(params, sheet).toMatch(/ layer\([a-z]+\)$/u);
  });
  return imported;
};

/** Sheets that are part of the sheet, itself included. */
const withImports = (sheet: string): string[] => [sheet, ...importsOf(sheet).flatMap(withImports)];

const sheetsIn = (code: string, pattern: RegExp): string[] =>
  Array.from(code.matchAll(pattern), ({ groups }) => groups?.['sheet'] ?? '');

/** The style sheet of its own that a page of the server has, if it has one. */
const sheetOfServerPage = (file: string): string[] =>
  file.endsWith('.html.tsx')
    ? [`pages/styles/${path.basename(file, '.html.tsx')}.css`].filter((sheet) => cssOf.has(sheet))
    : [];

/** Style sheets that modules import, and those of pages without a module in the browser. */
const loaded = [...modules].flatMap(([file, code]) =>
  sheetsIn(code, /^import (?:\w+ from )?'(?<sheet>[^'?]+\.css)(?:\?inline)?';$/gmu)
    .map((sheet) => path.join(path.dirname(file), sheet))
    .concat(sheetsIn(code, /(?:^ {2}module: |Styles = )'src\/(?<sheet>[^']+\.css)'/gmu))
    .concat(sheetOfServerPage(file)),
);

test('every style sheet is part of one that a module imports, of a page of the server, or of the desk', () => {
  const roots = [...loaded, path.join('desk', 'styles', 'desk.css')];
  expect([...new Set(roots.flatMap(withImports))].toSorted()).toEqual([...cssOf.keys()].toSorted());
});

test('what every page has, no other style sheet imports again', () => {
  const site = path.join('app', 'site.css');
  const ofEveryPage = new Set(withImports(site));
  const others = loaded.filter((sheet) => sheet !== site).flatMap(withImports);

  expect(ofEveryPage.size).toBeGreaterThan(20);
  expect(others.filter((sheet) => ofEveryPage.has(sheet))).toEqual([]);
});

test('the palette has colours of the light theme', () => {
  const colours: Record<string, string> = {};
  parse(cssOf.get(path.join('styles', 'tokens.css')) ?? '').walkDecls(/^--/u, ({ prop, value, parent }) => {
    if (parent?.parent?.type === 'atrule' && 'name' in parent.parent && parent.parent.name === 'media')
      return;
    const name = prop.slice(2).replaceAll(/-(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
    if (value.startsWith('#')) colours[name] = value;
  });

  expect(colours).toMatchObject(palette);
});
