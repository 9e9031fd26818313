import type { Logger } from 'pino';
import { composeSite } from './compose.ts';
import { startJobs, startMetrics } from './start-jobs.ts';
import { startTracing } from './start-tracing.ts';
import { type Config } from './config.ts';
import { imagesFolder, loadContentAtStart, loadContentOfDay } from './content/load-content.ts';
import { servedDocuments } from './content/pictures/picture-files.ts';
import { startEncodingProcesses } from './content/pictures/encoding-processes.ts';
import { publishEachDay } from './content/publish-each-day.ts';
import { startMirroring } from './backups/start-mirroring.ts';
import { startEncodingPhotos } from './content/pictures/start-encoding-photos.ts';
import { createRasterPictures } from './content/pictures/raster-pictures.ts';
import { buildApp } from './http/app.ts';
import { createResponseCache } from './http/cache/response-cache.ts';
import { siteDataFile } from './http/pages/site-data-file.ts';
import { buildMaintenanceApp } from './http/maintenance-app.ts';
import { traceQueries } from './postgres/connection/trace-queries.ts';
import { openDatabaseHealth } from './postgres/database-health.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { closeDataSource, openDataSource } from './postgres/data-source.ts';
import { createDatedVersion } from './postgres/dated-version.ts';
import { listenForContentChanges } from './postgres/listen-for-content-changes.ts';
import { openDatabase } from './postgres/open-database.ts';
import { openReads } from './postgres/open-reads.ts';
import { runWithDatabase } from './postgres/run-with-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { startWarmUp } from './http/warm-up.ts';
import { listen } from './process/listen.ts';
import { createParallelCleanUp } from './process/parallel-clean-up.ts';
import { reportProgress } from './process/report-progress.ts';
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

const staticFolders = ({ distDir, dataDir }: Config) => ({
  client: `${distDir}/client`,
  images: imagesFolder(dataDir),
  documents: servedDocuments(imagesFolder(dataDir)),
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

interface DatabaseWait {
  /** Runs a step of the start once the database answers; the step may run several times. */
  readonly run: <Result>(step: () => Promise<Result>) => Promise<Result>;
  /** Returns the server of the maintenance page, if the database was away. */
  readonly maintenance: () => MaintenanceServer | undefined;
}

/** Serves the maintenance page from when the database is found away until that is stopped. */
const createDatabaseWait = (options: StartOptions): DatabaseWait => {
  const { config, cleanUp, logger, stopping } = options;
  const { databaseUrl: url } = config;
  let server: MaintenanceServer | undefined;
  const onAway = async (err: unknown): Promise<void> => {
    logger.warn({ err }, 'database away: waiting for it. Check DATABASE_URL.');
    if (server) return;
    const served = cleanUp.use(new AsyncDisposableStack());
    const address = await startMaintenance({ ...options, cleanUp: served });
    server = { port: config.port || Number(new URL(address).port), stop: () => served.disposeAsync() };
  };
  return {
    // The embedded database is started by the step.
    run: (step) => (url === undefined ? step() : runWithDatabase({ url, stopping, onAway }, step)),
    maintenance: () => server,
  };
};

/** Time from one line of the log about photos to the next. */
const progressMs = 30_000;

/**
 * Timeouts for the parts of a site that wait for requests and jobs in progress, and for those that have only
 * connections to close.
 */
const cleanUpTimeoutsMs = { work: 6000, connections: 1500 } as const;

type ContentStore = ReturnType<typeof createPostgresContentRepository>;

/**
 * Runs an action with a store that has connections of its own: no visitor waits for a load, so it needs no timeouts.
 */
const withContentStore = async (
  url: string,
  { config, logger }: StartOptions,
  action: (store: ContentStore) => Promise<void>,
): Promise<void> => {
  const dataSource = await openDataSource({ url, logger, noTimeouts: true });
  try {
    const purgesCdn = config.cdnPurgeUrl !== undefined;
    await action(createPostgresContentRepository(dataSource, { purgesCdn }));
  } finally {
    await closeDataSource(dataSource);
  }
};

const foldersOf = ({ config: { contentDir, dataDir } }: StartOptions) => ({
  contentDir,
  imagesDir: imagesFolder(dataDir),
});

const loadAtStart = (url: string, options: StartOptions): Promise<void> =>
  withContentStore(url, options, (store) =>
    loadContentAtStart({ ...foldersOf(options), store, logger: options.logger }),
  );

const startPublishing = (url: string, options: StartOptions): (() => Promise<void>) =>
  publishEachDay({
    now: () => new Date(),
    publish: (days) =>
      withContentStore(url, options, async (store) => {
        if (await loadContentOfDay({ ...foldersOf(options), store, ...days })) return;
        options.logger.warn(
          days,
          'products of the day not published: the content files are not those that were loaded',
        );
        // The news of the day appear all the same.
        await store.purgeCdn();
      }),
    warn: (err) => options.logger.warn({ err }, 'content of the day not published; trying again'),
  });

const startOpenSite = async (options: StartOptions): Promise<string> => {
  const { config, logger, cleanUp, stopping } = options;
  const { dataDir } = config;
  const tracing = await startTracing({ config, service: 'site', logger, cleanUp });
  const { run, maintenance } = createDatabaseWait(options);
  const database = await run(() => openDatabase({ ...config, logger }));
  cleanUp.defer(database.close);
  const { url, dataSource } = database;
  const connections = createParallelCleanUp(cleanUp, cleanUpTimeoutsMs.connections);
  const changes = listenForContentChanges({ url, logger });
  connections.defer(changes.stop);
  const contentVersion = createDatedVersion(changes.version, () => new Date());
  const replicas = { url, logger, replicaUrls: config.databaseReplicaUrls, announced: changes.announced };
  const search = await run(() => openReads({ ...replicas, shortTimeouts: true }));
  connections.defer(search.close);
  const reads = replicas.replicaUrls.length > 0 ? await run(() => openReads(replicas)) : undefined;
  if (reads) connections.defer(reads.close);
  const health = openDatabaseHealth({
    url,
    warn: (err) => logger.warn({ err }, 'health check disconnected'),
  });
  connections.defer(health.close);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const dataSources = { dataSource, searchDataSource: search.dataSource };
  if (tracing)
    for (const { dataSource: traced } of [database, search, ...(reads ? [reads] : [])])
      traceQueries(traced, tracing.step);
  const site = composeSite({
    ...dataSources,
    ...(reads && { readDataSource: reads.dataSource }),
    contentVersion,
    config,
    onMail: metrics?.mail,
    tracing,
    onStoreError: (err) => logger.error({ err }, 'file of a visitor not stored'),
    onCountError: (err) => logger.warn({ err }, 'search without result not counted'),
  });
  const files = site.useCases.attachmentFiles;
  await startMetrics(metrics, { ...dataSources, config, files }, connections);
  await run(() => loadAtStart(url, options));
  // The pages of a new build link to other files.
  await run(() => site.contentRepository.purgeCdn());
  const imagesDir = imagesFolder(dataDir);
  const encoding = startEncodingProcesses();
  cleanUp.defer(encoding.close);
  const work = createParallelCleanUp(cleanUp, cleanUpTimeoutsMs.work);
  if (config.worker) startJobs(site, { databaseUrl: url, logger, cleanUp: work, tracing });
  const pages = await preparePages(options, site.pageApi);
  const app = await buildApp({
    ...pages,
    useCases: site.useCases,
    cache: createResponseCache({
      maxBytes: maxCacheBytes,
      contentVersion: options.development ? () => undefined : contentVersion,
      warn: (err) => logger.error({ err }, 'serving a stale response'),
    }),
    cdn: config.cdn,
    observer: metrics,
    tracer: tracing,
    checkDatabase: health.check,
    stopping,
    operators:
      config.operatorToken === undefined
        ? undefined
        : {
            token: config.operatorToken,
            getSystemState: createGetSystemState({
              getBacklog: health.backlog,
              dataDir,
              checkFiles: config.attachmentsBucket && files.check,
            }),
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
  const replaced = maintenance();
  await replaced?.stop();
  const { host, port } = { ...config, ...replaced };
  work.defer(startPublishing(url, options));
  const { backupDir, backupDays } = config;
  if (backupDir !== undefined) {
    const onError = (err: unknown): void => logger.error({ err }, 'files of visitors not backed up');
    work.defer(startMirroring({ backupDir, files, days: backupDays, onError }));
  }
  const address = await listen(app, { host, port }, { cleanUp: work, stopping });
  const onProgress = reportProgress(
    (progress) => logger.info(progress, 'photos are being encoded'),
    progressMs,
  );
  work.defer(startEncodingPhotos({ folder: imagesDir, logger, onProgress }));
  if (config.warmUp && !options.development) {
    work.defer(startWarmUp({ app, useCases: site.useCases, contentVersion, logger }));
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
