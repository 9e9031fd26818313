import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createProbe } from '#domain/requests/probe.ts';
import { contentCommand } from './cli/content.ts';
import { confirmOn } from './cli/confirm.ts';
import { requestsCommand } from './cli/requests.ts';
import { runProgram } from './cli/run-program.ts';
import { composeSite, startJobs, startMetrics } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { contentVersion } from './content/content-version.ts';
import { documentsFolder } from './content/document-folder.ts';
import { imagesFolder, loadContent, loadContentAtStart } from './content/load-content.ts';
import { encodePhotos } from './content/pictures/encode-photos.ts';
import { startEncodingProcesses } from './content/pictures/encoding-processes.ts';
import { makePictures } from './content/pictures/make-pictures.ts';
import { startEncodingPhotos } from './content/pictures/start-encoding-photos.ts';
import { createRasterPictures } from './content/pictures/raster-pictures.ts';
import { buildApp } from './http/app.ts';
import { createResponseCache } from './http/cache/response-cache.ts';
import { siteDataFile } from './http/pages/site-data-file.ts';
import { buildMaintenanceApp } from './http/maintenance-app.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { openDataSource } from './postgres/data-source.ts';
import { listenForContentChanges } from './postgres/listen-for-content-changes.ts';
import { openDatabase } from './postgres/open-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { sendProbeForm } from './http/probe/send-probe-form.ts';
import { startWarmUp } from './http/warm-up.ts';
import { listen } from './process/listen.ts';
import { createLogger, standardErrorLogger } from './process/logger.ts';
import { reportFailure } from './process/report-failure.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { createBuiltPages, createSourcePages } from './ssr/page-renderer.ts';

interface StartOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as the step is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Pages from the sources, with hot reload, in place of the built ones. */
  readonly development: boolean;
}

/** Room for the pages of some thousand products. */
const maxCacheBytes = 128 * 1024 * 1024;

const staticFolders = ({ distDir, dataDir, contentDir }: Config) => ({
  client: `${distDir}/client`,
  images: imagesFolder(dataDir),
  documents: documentsFolder(contentDir),
});

const siteDataPath = (site: object): string => siteDataFile(site).path;

const probeIntervalMs = 500;

/** A page has some dozens. */
const maxQueuedPictures = 400;

const preparePages = async (
  { config, cleanUp, development }: StartOptions,
  api: Parameters<typeof createBuiltPages>[1]['api'],
) => {
  const options = { api, publicUrl: config.publicUrl, siteDataPath };
  if (!development) return { renderPage: await createBuiltPages(config.distDir, options) };
  const { renderPage, attach } = await createSourcePages(options, cleanUp);
  return { renderPage, development: attach };
};

const startMaintenance = async (options: StartOptions): Promise<string> => {
  const { config, logger, cleanUp } = options;
  const { trustedProxies, publicUrl } = config;
  const app = await buildMaintenanceApp({
    ...(await preparePages(options, undefined)),
    folders: staticFolders(config),
    trustedProxies,
    publicUrl,
    logger,
    requestLog: config.requestLog,
  });
  logger.warn('under maintenance');
  return listen(app, config, cleanUp);
};

/** Through connections of its own: no visitor waits for a load, so it needs no timeouts. */
const loadAtStart = async (
  url: string,
  { config: { contentDir, dataDir }, logger }: StartOptions,
): Promise<void> => {
  const dataSource = await openDataSource({ url, logger, noTimeouts: true });
  try {
    await loadContentAtStart({
      contentDir,
      imagesDir: imagesFolder(dataDir),
      store: createPostgresContentRepository(dataSource),
      logger,
    });
  } finally {
    await dataSource.destroy();
  }
};

const startOpenSite = async (options: StartOptions): Promise<string> => {
  const { config, logger, cleanUp } = options;
  const { dataDir, databaseUrl, trustedProxies, publicUrl } = config;
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  cleanUp.defer(database.close);
  const { url, dataSource } = database;
  const searchDataSource = await openDataSource({ url, logger, shortTimeouts: true });
  cleanUp.defer(() => searchDataSource.destroy());
  const changes = cleanUp.adopt(listenForContentChanges({ url, logger }), (listener) => listener.stop());
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const site = composeSite({
    dataSource,
    searchDataSource,
    contentVersion: changes.version,
    config,
    onMail: metrics?.mail,
  });
  await startMetrics(metrics, { dataSource, searchDataSource, config }, cleanUp);
  await loadAtStart(url, options);
  // The pages of a new build link to other files.
  await site.contentRepository.purgeCdn();
  if (config.worker) startJobs(site, { databaseUrl: url, logger, cleanUp });

  const imagesDir = imagesFolder(dataDir);
  const encoding = startEncodingProcesses();
  cleanUp.defer(encoding.close);
  const pages = await preparePages(options, site.pageApi);
  const app = await buildApp({
    ...pages,
    useCases: site.useCases,
    cache: createResponseCache({
      maxBytes: maxCacheBytes,
      contentVersion: options.development ? () => undefined : changes.version,
      warn: (err) => logger.error({ err }, 'serving a stale response'),
    }),
    cdn: config.cdn,
    observer: metrics,
    checkDatabase: site.checkDatabase,
    folders: staticFolders(config),
    encodePicture: createRasterPictures({
      imagesDir,
      addTask: createTaskQueue(maxQueuedPictures),
      encode: encoding.encode,
    }),
    formLimit: { forms: config.formRateLimit, ...site.formCounter },
    trustedProxies,
    publicUrl,
    logger,
    requestLog: config.requestLog,
  });
  const address = await listen(app, config, cleanUp);
  cleanUp.defer(startEncodingPhotos(imagesDir, logger));
  if (config.warmUp && !options.development) {
    cleanUp.defer(startWarmUp({ app, useCases: site.useCases, contentVersion: changes.version, logger }));
  }
  return address;
};

/**
 * Starts the whole site: database, content, pages, server; or, during maintenance, only what says so.
 * @returns the URL that it listens on
 */
export const startSite = async (options: StartOptions): Promise<string> => {
  await makeDataDirectory(options.config.dataDir);
  return options.config.maintenance ? startMaintenance(options) : startOpenSite(options);
};

/** Opens the database beside a running site, whose embedded PostgreSQL is used along with it. */
const withSite = async <Result>(
  logger: Parameters<typeof openDatabase>[0]['logger'],
  action: (site: ReturnType<typeof composeSite>, config: Config) => Promise<Result>,
): Promise<Result> => {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger, shared: true });
  const site = composeSite({ dataSource: database.dataSource, config });
  try {
    return await action(site, config);
  } finally {
    site.mailTransport.close();
    await database.close();
  }
};

const content = contentCommand({
  async check() {
    const { readContent } = await import('./content/read-content.ts');
    return readContent(readConfig().contentDir);
  },
  load: () =>
    withSite(createLogger(readConfig().logLevel), async (site, { contentDir, dataDir }) => {
      const { changes = [] } = await loadContent({
        contentDir,
        imagesDir: imagesFolder(dataDir),
        store: site.contentRepository,
      });
      await encodePhotos({ folder: imagesFolder(dataDir) });
      return changes;
    }),
  async makePictures() {
    const { readContent } = await import('./content/read-content.ts');
    const { contentDir, dataDir } = readConfig();
    await makeDataDirectory(dataDir);
    const { pictures } = await readContent(contentDir);
    const folder = imagesFolder(dataDir);
    const changes = await makePictures({ pictures, folder, version: await contentVersion(contentDir) });
    return { ...changes, encoded: await encodePhotos({ folder }), pictures: pictures.length };
  },
});

// Standard output may be a table.
const requests = requestsCommand(
  (action) =>
    withSite(standardErrorLogger, (site, { publicUrl }) =>
      action({
        administration: site.requestAdministration,
        erasePerson: site.erasePerson,
        probe: createProbe({
          probes: site.probeRepository,
          sendForm: (proof) => sendProbeForm(publicUrl, proof),
          newKey: randomUUID,
          wait: () => wait(probeIntervalMs),
          clock: performance,
        }),
      }),
    ),
  confirmOn({ input: process.stdin, output: process.stderr }),
);

/** Runs what the arguments of the process ask for: without a command, the site. */
export const main = (): Promise<void> =>
  runProgram({
    commands: [content, requests],
    serve: ({ development }) =>
      runUntilStopped(readConfig, async ({ config, logger, cleanUp }) => {
        const url = await startSite({ config, logger, cleanUp, development });
        return `The site is at ${config.port === 0 ? url : config.publicUrl}`;
      }),
    reportFailure,
  });

if (import.meta.main) await main();
