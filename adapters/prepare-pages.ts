import type { FastifyInstance } from 'fastify';
import {
  type RenderOptions,
  type RenderPage,
  createBuiltPages,
  createSourcePages,
} from './ssr/render-page.ts';
import { startViteDevServer } from './ssr/vite-dev-server.ts';
import type { SiteOptions } from './site-options.ts';

interface Prepared {
  readonly renderPage: RenderPage;
  /** What Vite's development server does before every route. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
}

/** Pages as they were built or, in development, as their sources are; see RenderOptions. */
export const preparePages = async (
  { config, cleanUp, development }: SiteOptions,
  api: RenderOptions['api'],
): Promise<Prepared> => {
  const options = { api, publicUrl: config.publicUrl };
  if (!development) return { renderPage: await createBuiltPages(config.distDir, options) };
  const vite = await startViteDevServer();
  cleanUp.defer(vite.close);
  return { renderPage: createSourcePages(options), development: vite.attach };
};
