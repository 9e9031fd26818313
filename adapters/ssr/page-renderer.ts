import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PageRequest, RenderPage, RenderedPage } from '#contracts/page.ts';
import { type RenderDocument, type Site, readBuiltAssets, sourceAssets } from './page-assets.ts';
import { startViteDevServer } from './vite-dev-server.ts';

type Options = Omit<Site, 'assetsOf'>;

/** vike finds and loads the modules that render documents, anew after each change. */
const loadRenderer = async (): Promise<RenderDocument> => {
  // Built sites run without it.
  const { renderPage } = await import('vike/server');
  const { renderDocument, errorWhileRendering } = await renderPage({ urlOriginal: '/' });
  if (!renderDocument) throw errorWhileRendering ?? new Error('vike found no page');
  return renderDocument;
};

/** Renders the built pages. @param distDir absolute path of what `vike build` wrote */
export const createBuiltPages = async (distDir: string, options: Options): Promise<RenderPage> => {
  const assetsOf = await readBuiltAssets(distDir);
  const renderer = pathToFileURL(path.join(distDir, 'server', 'renderer.mjs')).href;
  const { renderDocument }: { readonly renderDocument: RenderDocument } = await import(renderer);
  return (request) => renderDocument(request, { ...options, assetsOf });
};

interface DevelopmentPages {
  readonly renderPage: RenderPage;
  /** Lets Vite handle requests for its modules before any route. */
  readonly attach: (app: FastifyInstance) => Promise<void>;
}

/** Renders the sources through Vite's development server, which runs in this process until the clean-up. */
export const createSourcePages = async (
  options: Options,
  cleanUp: AsyncDisposableStack,
): Promise<DevelopmentPages> => {
  const vite = await startViteDevServer();
  cleanUp.defer(vite.close);
  const render: RenderPage = async (request) =>
    (await loadRenderer())(request, { ...options, assetsOf: sourceAssets });
  /** Adds Vite's client for hot reload. */
  const withViteClient = async (
    page: RenderedPage,
    { address, asData }: PageRequest,
  ): Promise<RenderedPage> =>
    page.kind === 'page' && !asData
      ? {
          ...page,
          body: Buffer.from(await vite.transform(address.url, await text(Readable.from(page.body)))),
        }
      : page;
  return {
    renderPage: async (request) => withViteClient(await render(request), request),
    attach: vite.attach,
  };
};
