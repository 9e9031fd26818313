import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { renderPage } from 'vike/server';
import type { RenderPage, RenderedPage } from '#contracts/page.ts';
import type { Api } from '../../src/api/api.ts';
import { readBuiltAssets, sourceAssets } from './page-assets.ts';
import { startViteDevServer } from './vite-dev-server.ts';

interface Options {
  /** `undefined` during maintenance, when every URL renders the maintenance page. */
  readonly api: Api | undefined;
  readonly publicUrl: string;
}

const createRenderPage =
  (options: Options & Pick<Vike.PageContextServer, 'assetsOf'>): RenderPage =>
  async ({ url, ...request }) => {
    const context = await renderPage({ urlOriginal: url, ...request, ...options });
    if (context.page) return context.page;
    const { statusCode, headers, body } = context.httpResponse;
    // vike's own redirect removes a slash at the end of a path.
    const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    return location === undefined
      ? {
          kind: 'failure',
          error: context.errorWhileRendering ?? new Error('vike rendered no page'),
          html: body,
        }
      : { kind: 'redirect', status: statusCode, location };
  };

/** Renders the built pages. @param distDir absolute path of what `vike build` wrote */
export const createBuiltPages = async (distDir: string, options: Options): Promise<RenderPage> => {
  const assetsOf = await readBuiltAssets(distDir);
  await import(pathToFileURL(path.join(distDir, 'server', 'entry.mjs')).href);
  return createRenderPage({ ...options, assetsOf });
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
  const render = createRenderPage({ ...options, assetsOf: sourceAssets });
  /** Adds Vite's client for hot reload. */
  const withViteClient = async (page: RenderedPage, url: string): Promise<RenderedPage> =>
    page.kind === 'page'
      ? { ...page, body: Readable.from([Buffer.from(await vite.transform(url, await text(page.body)))]) }
      : page;
  return {
    renderPage: async (request) => withViteClient(await render(request), request.url),
    attach: vite.attach,
  };
};
