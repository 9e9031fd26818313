import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../adapters/config.ts';
import { startSite } from '../../adapters/start-site.ts';

interface Options {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

interface SiteInProcess {
  readonly url: string;
  /** Errors that it logged. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** Starts the whole site in the process of the test, with the given content. */
export const startSiteInProcess = async ({
  contentDir,
  dataDir,
  databaseUrl,
}: Options): Promise<SiteInProcess> => {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    WARM_UP: 'off',
    CATALOGUE_PDFS: 'off',
  };
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  const cleanUp = new AsyncDisposableStack();
  onTestFinished(() => cleanUp.disposeAsync());
  const url = await startSite({
    config: { ...readConfig(settings), contentDir },
    logger,
    cleanUp,
    stopping: new AbortController().signal,
    development: false,
  });
  return { url, logged, stop: () => cleanUp.disposeAsync() };
};
