import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Vite's build manifest: chunks by module. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** Function that vike hands out (src-ssr/page-context.d.ts). */
export type RenderDocument = NonNullable<Vike.PageContextServer['renderDocument']>;

/** Values that documents are rendered with. */
export type Site = Parameters<RenderDocument>[1];

type AssetsOf = Site['assetsOf'];

type Assets = ReturnType<AssetsOf>;

/** The module that every page has, and the one that hydrates it. */
const start = 'src/app/start.ts';
const hydration = 'src/app/hydrate.tsx';
/** Entry that scripts/print-styles.ts adds to the manifest. */
const printStyles = 'print.css';

/** The modules and what they import, each after what it imports itself. */
const withImports = (
  manifest: Manifest,
  modules: readonly string[],
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> =>
  modules.reduce(
    (known, key) =>
      known.has(key) ? known : new Set(withImports(manifest, manifest[key]?.imports ?? [], known)).add(key),
    found,
  );

/** URLs of the chunks of modules, of the chunks that these import and of their style sheets. */
const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const files = [...withImports(manifest, modules)].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file].concat(chunk.css ?? []) : [];
  });
  return files.map((file) => `/${file}`);
};

const isScript = (file: string): boolean => file.endsWith('.js');
const isStyle = (file: string): boolean => file.endsWith('.css');

/** The text of each style sheet by its URL. */
const readStyleSheets = async (
  clientDir: string,
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(
    async (file) => [`/${file}`, (await readFile(path.join(clientDir, file), 'utf8')).trim()] as const,
  );
  return new Map(await Promise.all(texts));
};

/** The files of built pages. @param distDir absolute path of what `vike build` wrote */
export const readBuiltAssets = async (distDir: string): Promise<AssetsOf> => {
  const json: unknown = JSON.parse(await readFile(path.join(distDir, 'assets.json'), 'utf8'));
  const manifest = manifestSchema.parse(json);
  const startFile = manifest[start]?.file;
  const printFile = manifest[printStyles]?.file;
  if (startFile === undefined || printFile === undefined)
    throw new Error(`The build has no ${start} or no ${printStyles}.`);
  const cssOf = await readStyleSheets(path.join(distDir, 'client'), manifest);
  const collect = (
    modules: readonly string[],
    autocompleteModule: string,
    laterModules: readonly string[],
  ): Assets => {
    const first = filesOf(manifest, [...modules, hydration]);
    const styleSheets = filesOf(manifest, [start, ...modules]).filter(isStyle);
    const css = styleSheets.map((file) => cssOf.get(file) ?? '').join('');
    return {
      styleSheets,
      printStyleSheet: `/${printFile}`,
      styles: { css, hash: createHash('sha256').update(css).digest('base64') },
      start: `/${startFile}`,
      scripts: first.filter(isScript),
      later: filesOf(manifest, laterModules).filter((file) => ![...first, ...styleSheets].includes(file)),
      modules: Object.fromEntries(modules.map((module) => [module, `/${manifest[module]?.file ?? ''}`])),
      autocomplete: filesOf(manifest, [autocompleteModule]),
    };
  };
  // There are as many as kinds of pages and languages.
  const known = new Map<string, Assets>();
  return (modules, autocompleteModule, laterModules = []) => {
    const key = [...modules, autocompleteModule].join(' ');
    const assets = known.get(key) ?? collect(modules, autocompleteModule, laterModules);
    known.set(key, assets);
    return assets;
  };
};

/** Returns the assets in development, where the browser asks Vite for the sources. */
export const sourceAssets: AssetsOf = (modules) => ({
  styleSheets: [
    '/src/app/site.css',
    ...modules
      .filter((module) => /\.(?:tsx|css)$/u.test(module))
      .map((page) => `/${page.replace(/tsx$/u, 'css')}`),
  ],
  start: `/${start}`,
  scripts: [`/${hydration}`],
  modules: Object.fromEntries(modules.map((module) => [module, `/${module}`])),
  autocomplete: [],
});
