import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CannotListen } from './cannot-listen.ts';
import { composePageApi, composeUseCases } from './compose.ts';
import type { Config } from './config.ts';
import { imagesFolder, loadContent } from './content/load-content.ts';
import { ContentProblems } from './content/problems.ts';
import { makeDataDirectory } from './data-directory.ts';
import { buildApp } from './http/app.ts';
import { createBuiltPages, createSourcePages } from './pages/render-with-vike.ts';
import { startVite } from './pages/vite-development.ts';
import { PortTaken } from './port-taken.ts';
import { createPostgresContentStore } from './postgres/content-store.ts';
import { createFormCounter } from './postgres/form-counter.ts';
import { type Database, openDatabase } from './postgres/open-database.ts';
import { startStaffWork } from './start-staff-work.ts';

interface Options {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Pages from the sources, with hot reload, in place of the built ones. */
  readonly development: boolean;
}

/** A fault in the files does not keep a site from serving what it has: staff mend the files, visitors see no gap. */
const bringContentUpToDate = async ({ config, logger }: Options, { dataSource }: Database): Promise<void> => {
  const store = createPostgresContentStore(dataSource);
  const { contentDir, dataDir } = config;
  try {
    const { changes, pictures } = await loadContent({ contentDir, imagesDir: imagesFolder(dataDir), store });
    if (changes) logger.info({ changes: changes.length }, 'content loaded');
    if (pictures) logger.info(pictures, 'pictures made');
  } catch (error) {
    if (!(error instanceof ContentProblems) || (await store.version()) === undefined) throw error;
    logger.error(`${error.message}\nServing the content that was loaded last.`);
  }
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTaken(host, port);
    throw error instanceof Error && 'syscall' in error ? new CannotListen(error) : error;
  }
};

/** The pictures of flags that a package brings. */
const flags = fileURLToPath(new URL('flags/4x3', import.meta.resolve('flag-icons/package.json')));

/** Milliseconds; less than the process as a whole gets to stop, so that the database is stopped too. */
const lastAnswersWithin = 5000;
const pause = 50;

/** Lets requests in flight finish, but waits neither for a client's next request nor for the rest of half a one. */
const close = async (app: FastifyInstance): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), pause);
  const late = setTimeout(() => app.server.closeAllConnections(), lastAnswersWithin);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};

/**
 * Brings the whole site up: database, content, pages, server.
 * @returns the address that it listens on
 */
export const startSite = async (options: Options): Promise<string> => {
  const { config, logger, cleanUp, development } = options;
  const { dataDir, contentDir, distDir, databaseUrl, publicUrl } = config;

  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  cleanUp.defer(database.close);
  await bringContentUpToDate(options, database);

  if (config.worker) startStaffWork({ config, logger, cleanUp, database });

  const useCases = composeUseCases(database.dataSource);
  const api = composePageApi(useCases);
  const vite = development ? await startVite() : undefined;
  if (vite) cleanUp.defer(vite.close);
  const app = await buildApp({
    useCases,
    pages: {
      renderPage: vite
        ? createSourcePages({ api, publicUrl })
        : await createBuiltPages(distDir, { api, publicUrl }),
    },
    health: {
      checkDatabase: async () => {
        await database.dataSource.query('SELECT 1');
      },
    },
    folders: {
      client: path.join(distDir, 'client'),
      images: imagesFolder(dataDir),
      documents: path.join(contentDir, 'documents'),
      flags,
    },
    formLimit: {
      forms: config.formRateLimit,
      count: createFormCounter(database.dataSource).count,
    },
    trustedProxies: config.trustedProxies,
    publicUrl,
    logger,
    ...(vite && { development: vite.attach }),
  });
  cleanUp.defer(() => close(app));
  return listen(app, config);
};
