import type { FastifyInstance } from 'fastify';
import type { Site } from '../compose.ts';
import { imagesFolder } from '../content/load-content.ts';
import { startEncodingProcesses } from '../content/pictures/encoding-processes.ts';
import { createRasterPictures } from '../content/pictures/raster-pictures.ts';
import { buildApp } from '../http/app.ts';
import { createResponseCache } from '../http/cache/response-cache.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { DatabaseHealth } from '../postgres/database-health.ts';
import { createGetSystemState } from '../process/system-state.ts';
import { createTaskQueue } from '../process/task-queue.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { Start } from './options.ts';
import { preparePages, staticFolders } from './pages.ts';

/** Room for the pages of some thousand products. */
const maxCacheBytes = 128 * 1024 * 1024;

/** A page has some dozens. */
const maxQueuedPictures = 400;

/** Starts the processes that encode pictures on demand, until the clean-up. */
export const startEncodingPictures = ({ config, cleanUp }: Start) => {
  const encoding = startEncodingProcesses();
  cleanUp.defer(encoding.close);
  return createRasterPictures({
    imagesDir: imagesFolder(config.dataDir),
    addTask: createTaskQueue(maxQueuedPictures),
    encode: encoding.encode,
  });
};

interface Parts {
  readonly site: Site;
  readonly encodePicture: ReturnType<typeof createRasterPictures>;
  readonly health: DatabaseHealth;
  readonly contentVersion: () => string | undefined;
  readonly metrics: Metrics | undefined;
  readonly tracing: Tracing | undefined;
}

/** Returns what operators see with their token; without one in the settings, nobody does. */
const operatorsOf = (
  { config: { operatorToken, dataDir, attachmentsBucket } }: Start,
  { site, health }: Parts,
) =>
  operatorToken === undefined
    ? undefined
    : {
        token: operatorToken,
        getSystemState: createGetSystemState({
          getBacklog: health.backlog,
          dataDir,
          checkFiles: attachmentsBucket && site.useCases.attachmentFiles.check,
        }),
      };

/** Builds the server of the site with its pages and cache. It does not listen yet. */
export const prepareApp = async (start: Start, parts: Parts): Promise<FastifyInstance> => {
  const { config, logger, stopping, development } = start;
  const { site, encodePicture, health, contentVersion, metrics, tracing } = parts;
  const app = await buildApp({
    ...(await preparePages(start, site.pageApi)),
    useCases: site.useCases,
    cache: createResponseCache({
      maxBytes: maxCacheBytes,
      contentVersion: development ? () => undefined : contentVersion,
      warn: (err) => logger.error({ err }, 'serving a stale response'),
    }),
    observer: metrics,
    tracer: tracing,
    checkDatabase: health.check,
    stopping,
    operators: operatorsOf(start, parts),
    folders: staticFolders(config),
    encodePicture,
    formCounter: site.formCounter,
    now: start.now,
    settings: config,
    logger,
  });
  await app.ready();
  return app;
};
