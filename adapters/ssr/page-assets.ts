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

/** What vike hands out (src-ssr/page-context.d.ts). */
export type RenderDocument = NonNullable<Vike.PageContextServer['renderDocument']>;

/** What documents are rendered with. */
export type Site = Parameters<RenderDocument>[1];

type AssetsOf = Site['assetsOf'];

type Assets = ReturnType<AssetsOf>;

/** The module that hydrates pages. */
const entry = 'src-ssr/+client.tsx';

/** URLs of the chunks of modules, of the chunks that these import and of their style sheets. */
const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const keys = new Set(modules);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const files = [...keys].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file].concat(chunk.css ?? []) : [];
  });
  return files.map((file) => `/${file}`);
};

const isScript = (file: string): boolean => file.endsWith('.js');
const isStyle = (file: string): boolean => file.endsWith('.css');

/** The files of built pages. @param distDir absolute path of what `vike build` wrote */
export const readBuiltAssets = async (distDir: string): Promise<AssetsOf> => {
  const json: unknown = JSON.parse(await readFile(path.join(distDir, 'assets.json'), 'utf8'));
  const manifest = manifestSchema.parse(json);
  const entryFile = manifest[entry]?.file;
  if (entryFile === undefined) throw new Error(`The build has no ${entry}.`);
  const collect = (modules: readonly string[], autocompleteModule: string): Assets => {
    const files = filesOf(manifest, [entry, ...modules]);
    return {
      styles: files.filter(isStyle),
      entry: `/${entryFile}`,
      preloads: modules.length > 0 ? filesOf(manifest, modules).filter(isScript) : [],
      autocomplete: filesOf(manifest, [autocompleteModule]),
    };
  };
  // There are as many as kinds of pages and languages.
  const known = new Map<string, Assets>();
  return (modules, autocompleteModule) => {
    const key = [...modules, autocompleteModule].join(' ');
    const assets = known.get(key) ?? collect(modules, autocompleteModule);
    known.set(key, assets);
    return assets;
  };
};

/** In development the browser asks Vite for the sources. */
export const sourceAssets: AssetsOf = () => ({
  styles: ['/src/app/site.css'],
  entry: `/${entry}`,
  preloads: [],
  autocomplete: [],
});
