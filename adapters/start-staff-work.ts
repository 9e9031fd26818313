import type { Logger } from 'pino';
import { composeWork } from './compose.ts';
import type { Config } from './config.ts';
import { createMailTransport } from './mail/create-transport.ts';
import type { Database } from './postgres/open-database.ts';
import { startWorker } from './postgres/queue/worker.ts';

interface Options {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
  readonly database: Database;
}

/** Milliseconds. */
const lastMailWithin = 10_000;

/** Begins to tell staff of the requests that wait, and of every one that comes. */
export const startStaffWork = ({ config, logger, cleanUp, database }: Options): void => {
  const transport = cleanUp.adopt(createMailTransport(config), (open) => open.close());
  const jobs = composeWork({ dataSource: database.dataSource, config, transport });
  const worker = startWorker({ url: database.url, jobs, logger });
  cleanUp.defer(async () => {
    // A mail server that does not answer must not keep the process: the mail is tried again.
    const timeout = setTimeout(transport.close, lastMailWithin);
    await worker.stop();
    clearTimeout(timeout);
  });
};
