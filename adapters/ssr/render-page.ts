import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import * as z from 'zod';
import type { Language } from '#domain/shared/language.ts';

interface PageRequest {
  /** Path and query as they came. */
  readonly url: string;
  readonly language: Language;
  /** Handed to the pages: a form that was not taken in. */
  readonly form?: unknown;
}

/** A page as HTML, the address of another, or why there is none. */
type RenderedPage =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** `html` says so to the visitor. */
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export interface RenderOptions {
  /** Handed to the pages as their source of data; without it, each says that the site is closed for a while. */
  readonly api?: unknown;
  readonly publicUrl: string;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** The chunk of a module, those it imports and their style sheets, as the build's manifest tells. */
const fileFinder =
  (manifest: Manifest) =>
  (module: string): readonly string[] => {
    const keys = new Set([module]);
    for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
    const files = [...keys].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [chunk.file].concat(chunk.css ?? []) : [];
    });
    return files.map((file) => `/${file}`);
  };

const locationOf = (headers: readonly (readonly [string, string])[]): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === 'location')?.[1];

const outcomeSchema = z.object({
  status: z.number().optional(),
  redirectTo: z.string().optional(),
  failure: z.unknown().optional(),
});

const renderer =
  (options: RenderOptions & { filesOf: ReturnType<typeof fileFinder> }): RenderPage =>
  async ({ url, language, form }) => {
    const context = await renderPage({ urlOriginal: url, language, form, ...options });
    const { statusCode, headers } = context.httpResponse;
    const html = await context.httpResponse.getBody();
    const { status, redirectTo, failure } = outcomeSchema.parse(context);
    if (failure !== undefined) return { kind: 'failure', error: failure, html };
    if (context.errorWhileRendering) return { kind: 'failure', error: context.errorWhileRendering, html };
    // vike's own redirect takes a slash off the end of a path.
    const location = redirectTo ?? locationOf(headers);
    if (location !== undefined) return { kind: 'redirect', status: status ?? statusCode, location };
    return { kind: 'page', status: status ?? statusCode, html };
  };

/**
 * Renders from the built pages.
 * @param distDir absolute path of what `vike build` wrote
 */
export const createBuiltPages = async (distDir: string, options: RenderOptions): Promise<RenderPage> => {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(distDir, 'assets.json'), 'utf8')),
  );
  await import(pathToFileURL(path.join(distDir, 'server', 'entry.mjs')).href);
  return renderer({ ...options, filesOf: fileFinder(manifest) });
};

/** Renders from the sources, through the development server that runs in this process. */
export const createSourcePages = (options: RenderOptions): RenderPage =>
  renderer({ ...options, filesOf: () => [] });
