import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createProbe } from '#domain/requests/probe.ts';
import { BackupError, backUp, restore } from './backups/back-up.ts';
import { listBackups } from './backups/backup-folder.ts';
import { backupCommand } from './cli/backup.ts';
import { contentCommand } from './cli/content.ts';
import { confirmOn } from './cli/confirm.ts';
import { jobsCommand } from './cli/jobs.ts';
import { requestsCommand } from './cli/requests.ts';
import { composeSite } from './compose.ts';
import { openAttachmentFiles } from './compose/attachment-files.ts';
import { withWrittenContent } from './compose/content-store.ts';
import type { Dependencies } from './compose/dependencies.ts';
import { type Config, readConfig } from './config.ts';
import { contentVersion } from './content/content-version.ts';
import { imagesFolder, loadContent } from './content/load-content.ts';
import { encodePhotos } from './content/pictures/encode-photos.ts';
import { makePictures } from './content/pictures/make-pictures.ts';
import { takeBaseBackup } from './postgres/embedded/base-backup.ts';
import { restoreCluster } from './postgres/embedded/restore-cluster.ts';
import { createGivenUpJobs } from './postgres/queue/given-up-jobs.ts';
import { type Database, openDatabase } from './postgres/open-database.ts';
import { systemClock } from './process/clock.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { sendProbeForm } from './http/probe/send-probe-form.ts';
import { createLogger, standardErrorLogger } from './process/logger.ts';
import { reportProgress } from './process/report-progress.ts';

const probeIntervalMs = 500;

const progressMs = 2000;

/** Encodes photos, and says on standard error how far it has come. @returns the number of files written */
const encodeAllPhotos = (folder: string): Promise<number> =>
  encodePhotos({
    folder,
    onProgress: reportProgress(
      ({ done, total, perSecond }) =>
        standardErrorLogger.warn({}, `Photos: ${done} of ${total} files encoded, ${perSecond} a second.`),
      progressMs,
    ),
  });

type CommandLogger = Dependencies['logger'];

/** Opens the database beside a running site, whose embedded PostgreSQL is used along with it. */
const withDatabase = async <Result>(
  logger: CommandLogger,
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
  logger: CommandLogger,
  action: (site: ReturnType<typeof composeSite>, config: Config) => Promise<Result>,
): Promise<Result> =>
  withDatabase(logger, async ({ dataSource }, config) => {
    const site = composeSite({ dataSource, config, logger });
    try {
      return await action(site, config);
    } finally {
      site.mailTransport.close();
    }
  });

/** `npm run content` */
export const content = contentCommand({
  async check() {
    const { checkContent } = await import('./content/check-content.ts');
    const { contentDir, dataDir } = readConfig();
    return checkContent({ contentDir, imagesDir: imagesFolder(dataDir) });
  },
  load() {
    const logger = createLogger(readConfig().logLevel);
    return withDatabase(logger, async ({ dataSource }, config) => {
      const imagesDir = imagesFolder(config.dataDir);
      const { changes = [], warnings } = await withWrittenContent(
        { dataSource, config, now: systemClock, logger },
        (store) => loadContent({ contentDir: config.contentDir, imagesDir, store }),
      );
      await encodeAllPhotos(imagesDir);
      return { changes, warnings };
    });
  },
  missedSearches: () => withSite(standardErrorLogger, (site) => site.missedSearches.list()),
  async makePictures() {
    const { readContent } = await import('./content/read-content.ts');
    const { contentDir, dataDir } = readConfig();
    await makeDataDirectory(dataDir);
    const { pictures } = await readContent(contentDir);
    const folder = imagesFolder(dataDir);
    const changes = await makePictures({ pictures, folder, version: await contentVersion(contentDir) });
    return { ...changes, encoded: await encodeAllPhotos(folder), pictures: pictures.length };
  },
});

/** Asks beside what a command writes. */
const confirmOnTerminal = confirmOn({ input: process.stdin, output: process.stderr });

/** `npm run requests`, whose standard output may be a table. */
export const requests = requestsCommand(
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
  confirmOnTerminal,
);

/** `npm run jobs` */
export const jobs = jobsCommand(
  (action) => withDatabase(standardErrorLogger, ({ dataSource }) => action(createGivenUpJobs(dataSource))),
  confirmOnTerminal,
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
    const { backupDir, backupDays: days, dataDir } = backupFolders(config);
    const copyDatabase = (target: string) => takeBaseBackup({ url: ownerUrl, dataDir, target });
    return backUp({ backupDir, files: openAttachmentFiles(config, standardErrorLogger), days, copyDatabase });
  });

/** `npm run backup` */
export const backup = backupCommand({
  async create() {
    backupFolders(readConfig());
    return createBackup();
  },
  list: async () => listBackups(backupFolders(readConfig()).backupDir),
  async restore({ until, isTrial }) {
    const config = backupFolders(readConfig());
    const { backupDir, dataDir } = config;
    const restoreDatabase = (from: string) =>
      restoreCluster({ dataDir, backup: from, backupDir, until, isTrial });
    // What a trial brings back is not put among the files of the site.
    const files = openAttachmentFiles(
      isTrial ? { ...config, attachmentsBucket: undefined } : config,
      standardErrorLogger,
    );
    const restored = await restore({ backupDir, files, until, restoreDatabase });
    return { ...restored, next: isTrial ? undefined : (await createBackup()).backup };
  },
});
