import type { FastifyInstance } from 'fastify';
import { createDelivery } from './cache/delivery.ts';
import { apiPrefix } from '#contracts/api-paths.ts';
import type { RenderPage } from '#contracts/page.ts';
import { pageAddressOf } from './pages/page-address.ts';
import { sendProblem } from './plugins/problems.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import { sendPage } from './pages/send-page.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { type ServerOptions, createServer } from './server.ts';

interface Options extends ServerOptions {
  /** Renders the maintenance page, whatever the URL. */
  readonly renderPage: RenderPage;
  readonly folders: StaticFolders;
}

const retryAfterSeconds = '300';

/** Builds the server of a site under maintenance, which responds with 503 to every page and API call. */
export const buildMaintenanceApp = async ({
  renderPage,
  folders,
  ...options
}: Options): Promise<FastifyInstance> => {
  const app = await createServer(options);
  const delivery = createDelivery(false);
  await options.development?.(app);
  await app.register(staticFiles, folders);
  // For pages that visitors have open.
  await app.register(
    pictureRoutes({
      folder: folders.images,
      findPicture: async () => undefined,
      encodePicture: async () => undefined,
    }),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const path of [`${apiPrefix}*`, '/readyz'])
    app.all(path, (_request, reply) =>
      sendProblem(reply.header('retry-after', retryAfterSeconds), 503, 'The site is closed for maintenance.'),
    );
  // Posted forms get the maintenance page too, so their bodies are ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all('/*', async (request, reply) => {
    const address = pageAddressOf(request);
    const page = await renderPage({ address });
    reply.header('retry-after', retryAfterSeconds);
    const headers = (address.isExplicit ? delivery.personal : delivery.negotiated)[address.language];
    return sendPage(reply, page, { delivery: headers, status: 503 });
  });
  return app;
};
