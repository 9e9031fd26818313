import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../adapters/config.ts';
import { startSite } from '../../adapters/main.ts';

interface Options {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly maintenance?: boolean;
}

interface SiteInProcess {
  readonly url: string;
  /** Errors that it logged. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** The whole site, with content of the test's own, in the process of the test. */
export const startSiteInProcess = async ({
  contentDir,
  dataDir,
  databaseUrl,
  maintenance = false,
}: Options): Promise<SiteInProcess> => {
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  const cleanUp = new AsyncDisposableStack();
  onTestFinished(() => cleanUp.disposeAsync());
  const url = await startSite({
    config: { ...readConfig(settings), contentDir, maintenance },
    logger,
    cleanUp,
    development: false,
  });
  return { url, logged, stop: () => cleanUp.disposeAsync() };
};
