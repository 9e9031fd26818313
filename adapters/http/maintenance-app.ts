import type { FastifyInstance } from 'fastify';
import { languageFor } from './negotiate-language.ts';
import { sendProblem } from './plugins/problems.ts';
import { type StaticFolders, staticFiles } from './plugins/static-files.ts';
import { type Pages, sendRendered } from './routes/pages.ts';
import { type ServerOptions, createServer } from './server.ts';

interface Options extends ServerOptions {
  /** Render that the site is closed, whatever the address. */
  readonly pages: Pages;
  readonly folders: StaticFolders;
}

/** Seconds after which to look again. */
const comeBackAfter = '300';

/** Builds the server of a site that is closed for a while; does not listen. */
export const buildMaintenanceApp = async ({
  pages,
  folders,
  ...options
}: Options): Promise<FastifyInstance> => {
  const app = await createServer(options);
  await options.development?.(app);
  await app.register(staticFiles, folders);
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const call of ['/api/*', '/readyz'])
    app.all(call, (_request, reply) =>
      sendProblem(reply.header('retry-after', comeBackAfter), 503, 'The site is closed for maintenance.'),
    );
  // A form that comes in now is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all('/*', async (request, reply) => {
    const language = languageFor(request, reply);
    const rendered = await pages.renderPage({ url: request.url, language });
    reply.header('retry-after', comeBackAfter);
    return sendRendered(reply, rendered, { language, status: 503 });
  });
  return app;
};
