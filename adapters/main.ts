import type { Logger } from 'pino';
import { BackupError, backUp, restore } from './backups/back-up.ts';
import { listBackups } from './backups/backup-folder.ts';
import { backupCommand } from './cli/backup.ts';
import { contentCommand } from './cli/content.ts';
import { confirmOn } from './cli/confirm.ts';
import { requestsCommand } from './cli/requests.ts';
import { runProgram } from './cli/run-program.ts';
import { composeSite, startJobs } from './compose.ts';
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
import { openDatabaseHealth } from './postgres/database-health.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { closeDataSource, openDataSource } from './postgres/data-source.ts';
import { takeBaseBackup } from './postgres/embedded/base-backup.ts';
import { restoreCluster } from './postgres/embedded/restore-cluster.ts';
import { listenForContentChanges } from './postgres/listen-for-content-changes.ts';
import { type Database, openDatabase } from './postgres/open-database.ts';
import { waitForDatabase } from './postgres/wait-for-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { startWarmUp } from './http/warm-up.ts';
import { listen } from './process/listen.ts';
import { createLogger, standardErrorLogger } from './process/logger.ts';
import { createParallelCleanUp } from './process/parallel-clean-up.ts';
import { reportFailure } from './process/report-failure.ts';
import { createGetSystemState } from './process/system-state.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
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
  const { dataDir, databaseUrl, trustedProxies, publicUrl } = config;
  const maintenance =
    databaseUrl === undefined ? undefined : await serveUntilDatabaseAnswers(databaseUrl, options);
  const database = await openDatabase({ ...config, logger });
  cleanUp.defer(database.close);
  const { url, dataSource } = database;
  const connections = createParallelCleanUp(cleanUp, cleanUpTimeoutsMs.connections);
  const searchDataSource = await openDataSource({ url, logger, shortTimeouts: true });
  connections.defer(() => closeDataSource(searchDataSource));
  const changes = listenForContentChanges({ url, logger });
  connections.defer(changes.stop);
  const health = openDatabaseHealth({
    url,
    warn: (err) => logger.warn({ err }, 'health check disconnected'),
  });
  connections.defer(health.close);
  const site = composeSite({ dataSource, searchDataSource, contentVersion: changes.version, config });
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
    trustedProxies,
    publicUrl,
    logger,
    requestLog: config.requestLog,
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

/** Opens the database beside a running site, whose embedded PostgreSQL is used along with it. */
const withDatabase = async <Result>(
  logger: Parameters<typeof openDatabase>[0]['logger'],
  action: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> => {
  const config = readConfig();
  await makeDataDirectory(config.dataDir);
  const database = await openDatabase({ ...config, logger, shared: true });
  try {
    return await action(database, config);
  } finally {
    await database.close();
  }
};

const withSite = async <Result>(
  logger: Parameters<typeof openDatabase>[0]['logger'],
  action: (site: ReturnType<typeof composeSite>, config: Config) => Promise<Result>,
): Promise<Result> =>
  withDatabase(logger, async ({ dataSource }, config) => {
    const site = composeSite({ dataSource, config });
    try {
      return await action(site, config);
    } finally {
      site.mailTransport.close();
    }
  });

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
    withSite(standardErrorLogger, (site) =>
      action({ administration: site.requestAdministration, erasePerson: site.erasePerson }),
    ),
  confirmOn({ input: process.stdin, output: process.stderr }),
);

/** @throws BackupError unless there is a folder of backups and the database is the embedded one */
const backupFolders = ({ backupDir, databaseUrl, ...config }: Config) => {
  if (databaseUrl !== undefined)
    throw new BackupError(
      'The database at DATABASE_URL has backups of its own: docs/running.md says which. This command is for the embedded one.',
    );
  if (backupDir === undefined) throw new BackupError('Set BACKUP_DIR to a folder, best on another disk.');
  return { ...config, backupDir };
};

const createBackup = () =>
  withDatabase(standardErrorLogger, async ({ ownerUrl }, config) => {
    const { backupDir, attachmentsDir, backupDays: days, dataDir } = backupFolders(config);
    const copyDatabase = (target: string) => takeBaseBackup({ url: ownerUrl, dataDir, target });
    return backUp({ backupDir, attachmentsDir, days, copyDatabase });
  });

const backup = backupCommand({
  async create() {
    backupFolders(readConfig());
    return createBackup();
  },
  list: async () => listBackups(backupFolders(readConfig()).backupDir),
  async restore(until) {
    const { backupDir, attachmentsDir, dataDir } = backupFolders(readConfig());
    const restoreDatabase = (from: string) => restoreCluster({ dataDir, backup: from, backupDir, until });
    const restored = await restore({ backupDir, attachmentsDir, until, restoreDatabase });
    return { ...restored, next: (await createBackup()).backup };
  },
});

/** Runs what the arguments of the process ask for: without a command, the site. */
export const main = (): Promise<void> =>
  runProgram({
    commands: [content, requests, backup],
    serve: ({ development }) =>
      runUntilStopped(readConfig, async (options) => {
        const { port, publicUrl } = options.config;
        const url = await startSite({ ...options, development });
        return `The site is at ${port === 0 ? url : publicUrl}`;
      }),
    reportFailure,
  });

if (import.meta.main) await main();
