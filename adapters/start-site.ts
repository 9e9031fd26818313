import type { Logger } from 'pino';
import { composeSite } from './compose.ts';
import { startJobs, startMetrics } from './start-jobs.ts';
import { type Config } from './config.ts';
import { documentsFolder } from './content/document-folder.ts';
import { imagesFolder, loadContentAtStart } from './content/load-content.ts';
import { startEncodingProcesses } from './content/pictures/encoding-processes.ts';
import { startEncodingPhotos } from './content/pictures/start-encoding-photos.ts';
import { createRasterPictures } from './content/pictures/raster-pictures.ts';
import { buildApp } from './http/app.ts';
import { createResponseCache } from './http/cache/response-cache.ts';
import { siteDataFile } from './http/pages/site-data-file.ts';
import { buildMaintenanceApp } from './http/maintenance-app.ts';
import { openDatabaseHealth } from './postgres/database-health.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { closeDataSource, openDataSource } from './postgres/data-source.ts';
import { listenForContentChanges } from './postgres/listen-for-content-changes.ts';
import { openDatabase } from './postgres/open-database.ts';
import { openReads } from './postgres/open-reads.ts';
import { waitForDatabase } from './postgres/wait-for-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { startWarmUp } from './http/warm-up.ts';
import { listen } from './process/listen.ts';
import { createParallelCleanUp } from './process/parallel-clean-up.ts';
import { createGetSystemState } from './process/system-state.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { createBuiltPages, createSourcePages } from './ssr/page-renderer.ts';

interface StartOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as the step is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Aborts when the process is asked to stop. */
  readonly stopping: AbortSignal;
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

const serverOptions = (config: Config) => {
  const { trustedProxies, publicUrl, requestLog, maxConnections, connectionsPerClient } = config;
  return { trustedProxies, publicUrl, requestLog, maxConnections, connectionsPerClient };
};

const siteDataPath = (site: object): string => siteDataFile(site).path;

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
  const { config, logger } = options;
  const app = await buildMaintenanceApp({
    ...(await preparePages(options, undefined)),
    folders: staticFolders(config),
    ...serverOptions(config),
    logger,
  });
  logger.warn('under maintenance');
  return listen(app, config, options);
};

interface MaintenanceServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Waits while the database is away. @returns what serves the maintenance page meanwhile, and goes on */
const serveUntilDatabaseAnswers = async (
  url: string,
  options: StartOptions,
): Promise<MaintenanceServer | undefined> => {
  const { config, cleanUp, logger, stopping } = options;
  const served = new AsyncDisposableStack();
  cleanUp.use(served);
  let server: MaintenanceServer | undefined;
  const onAway = async (err: unknown): Promise<void> => {
    logger.warn({ err }, 'database away: waiting for it. Check DATABASE_URL.');
    const address = await startMaintenance({ ...options, cleanUp: served });
    server = { port: config.port || Number(new URL(address).port), stop: () => served.disposeAsync() };
  };
  await waitForDatabase({ url, stopping, onAway });
  return server;
};

/** For the parts of a site that wait for requests and jobs in progress, and for those that have only connections to close. */
const cleanUpTimeoutsMs = { work: 6000, connections: 1500 } as const;

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
    await closeDataSource(dataSource);
  }
};

const startOpenSite = async (options: StartOptions): Promise<string> => {
  const { config, logger, cleanUp, stopping } = options;
  const { dataDir, databaseUrl } = config;
  const maintenance =
    databaseUrl === undefined ? undefined : await serveUntilDatabaseAnswers(databaseUrl, options);
  const database = await openDatabase({ ...config, logger });
  cleanUp.defer(database.close);
  const { url, dataSource } = database;
  const connections = createParallelCleanUp(cleanUp, cleanUpTimeoutsMs.connections);
  const changes = listenForContentChanges({ url, logger });
  connections.defer(changes.stop);
  const replicas = { url, logger, replicaUrls: config.databaseReplicaUrls, announced: changes.announced };
  const search = await openReads({ ...replicas, shortTimeouts: true });
  connections.defer(search.close);
  const reads = replicas.replicaUrls.length > 0 ? await openReads(replicas) : undefined;
  if (reads) connections.defer(reads.close);
  const health = openDatabaseHealth({
    url,
    warn: (err) => logger.warn({ err }, 'health check disconnected'),
  });
  connections.defer(health.close);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const dataSources = { dataSource, searchDataSource: search.dataSource };
  const site = composeSite({
    ...dataSources,
    ...(reads && { readDataSource: reads.dataSource }),
    contentVersion: changes.version,
    config,
    onMail: metrics?.mail,
  });
  await startMetrics(metrics, { ...dataSources, config }, connections);
  await loadAtStart(url, options);
  // The pages of a new build link to other files.
  await site.contentRepository.purgeCdn();
  const imagesDir = imagesFolder(dataDir);
  const encoding = startEncodingProcesses();
  cleanUp.defer(encoding.close);
  const work = createParallelCleanUp(cleanUp, cleanUpTimeoutsMs.work);
  if (config.worker) startJobs(site, { databaseUrl: url, logger, cleanUp: work });
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
    checkDatabase: health.check,
    stopping,
    operators:
      config.operatorToken === undefined
        ? undefined
        : {
            token: config.operatorToken,
            getSystemState: createGetSystemState({ getBacklog: health.backlog, dataDir }),
          },
    folders: staticFolders(config),
    encodePicture: createRasterPictures({
      imagesDir,
      addTask: createTaskQueue(maxQueuedPictures),
      encode: encoding.encode,
    }),
    formLimit: { forms: config.formRateLimit, ...site.formCounter },
    ...serverOptions(config),
    logger,
  });
  await app.ready();
  await maintenance?.stop();
  const { host, port } = { ...config, ...maintenance };
  const address = await listen(app, { host, port }, { cleanUp: work, stopping });
  work.defer(startEncodingPhotos(imagesDir, logger));
  if (config.warmUp && !options.development) {
    work.defer(startWarmUp({ app, useCases: site.useCases, contentVersion: changes.version, logger }));
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
