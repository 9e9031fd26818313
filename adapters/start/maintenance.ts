import { buildMaintenanceApp } from '../http/maintenance-app.ts';
import { runWithDatabase } from '../postgres/run-with-database.ts';
import { listen } from '../process/listen.ts';
import type { Start } from './options.ts';
import { preparePages, staticFolders } from './pages.ts';

/** Serves the maintenance page at every address. @returns the URL that it listens on */
export const startMaintenance = async (options: Start): Promise<string> => {
  const { config, logger } = options;
  const app = await buildMaintenanceApp({
    ...(await preparePages(options, undefined)),
    folders: staticFolders(config),
    settings: config,
    logger,
  });
  logger.warn('under maintenance');
  return listen(app, config, options);
};

interface MaintenanceServer {
  readonly port: number;
  stop(): Promise<void>;
}

export interface DatabaseWait {
  /** Runs a step of the start once the database answers; the step may run several times. */
  readonly run: <Result>(step: () => Promise<Result>) => Promise<Result>;
  /** Returns the server of the maintenance page, if the database was away. */
  readonly maintenance: () => MaintenanceServer | undefined;
}

/** Serves the maintenance page from when the database is found away until that is stopped. */
export const createDatabaseWait = (options: Start): DatabaseWait => {
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
