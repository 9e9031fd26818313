import { composeSite } from './compose.ts';
import { imagesFolder } from './content/load-content.ts';
import { startEncodingPhotos } from './content/pictures/start-encoding-photos.ts';
import { startMirroring } from './backups/start-mirroring.ts';
import { startWarmUp } from './http/warm-up.ts';
import { createMetrics } from './metrics/metrics.ts';
import { systemClock } from './process/clock.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { listen } from './process/listen.ts';
import { type CleanUp, createParallelCleanUp } from './process/parallel-clean-up.ts';
import { reportProgress } from './process/report-progress.ts';
import { prepareApp, startEncodingPictures } from './start/app.ts';
import { loadAtStart, startPublishing } from './start/content.ts';
import { openDatabases } from './start/databases.ts';
import { startJobs } from './start/jobs.ts';
import { createDatabaseWait, startMaintenance } from './start/maintenance.ts';
import { startMetrics } from './start/metrics.ts';
import type { Start, StartOptions } from './start/options.ts';
import { startTracing } from './start/tracing.ts';

/** Time from one line of the log about photos to the next. */
const progressMs = 30_000;

/** Timeout for the parts of a site that wait for requests and jobs in progress. */
const workTimeoutMs = 6000;

/** Keeps the copies of visitors' files up to date until the clean-up, if there is a folder of backups. */
const startBackups = (
  { config: { backupDir, backupDays: days }, logger, now }: Start,
  files: Parameters<typeof startMirroring>[0]['files'],
  work: CleanUp,
): void => {
  if (backupDir === undefined) return;
  const onError = (err: unknown): void => logger.error({ err }, 'files of visitors not backed up');
  work.defer(startMirroring({ backupDir, files, days, now, onError }));
};

/** Encodes photos that are new, until the clean-up. */
const startPhotos = ({ config, logger }: Start, work: CleanUp): void => {
  const onProgress = reportProgress(
    (progress) => logger.info(progress, 'photos are being encoded'),
    progressMs,
  );
  work.defer(startEncodingPhotos({ folder: imagesFolder(config.dataDir), logger, onProgress }));
};

const startOpenSite = async (start: Start): Promise<string> => {
  const { config, logger, cleanUp, stopping } = start;
  const tracing = await startTracing({ config, service: 'site', logger, cleanUp });
  const { run, maintenance } = createDatabaseWait(start);
  const { url, health, connections, ...databases } = await openDatabases(start, run, tracing);
  const { contentVersion } = databases;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const site = composeSite({ ...databases, now: start.now, config, logger, onMail: metrics?.mail, tracing });
  const files = site.useCases.attachmentFiles;
  await startMetrics(metrics, { ...databases, config, files }, connections);
  await run(() => loadAtStart(url, start));
  // The pages of a new build link to other files.
  await run(() => site.contentRepository.purgeCdn());
  const encodePicture = startEncodingPictures(start);
  const work = createParallelCleanUp(cleanUp, workTimeoutMs);
  if (config.worker) startJobs(site, { databaseUrl: url, logger, cleanUp: work, tracing });
  const app = await prepareApp(start, { site, encodePicture, health, contentVersion, metrics, tracing });
  const replaced = maintenance();
  await replaced?.stop();
  const { host, port } = { ...config, ...replaced };
  work.defer(startPublishing(url, start));
  startBackups(start, files, work);
  const address = await listen(app, { host, port }, { cleanUp: work, stopping });
  startPhotos(start, work);
  if (config.warmUp && !start.development)
    work.defer(startWarmUp({ app, useCases: site.useCases, contentVersion, logger }));
  return address;
};

/**
 * Starts the whole site: database, content, pages, server; or, during maintenance, only what says so.
 * @returns the URL that it listens on
 */
export const startSite = async (options: StartOptions): Promise<string> => {
  const start: Start = { ...options, now: systemClock };
  await makeDataDirectory(options.config.dataDir);
  return options.config.maintenance ? startMaintenance(start) : startOpenSite(start);
};
