import * as z from 'zod';
import type { WarningLogger } from './data-source.ts';
import { openPersistentConnection } from './connection/persistent-connection.ts';
import { contentChannel } from './content/content-repository.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLogger;
}

export interface ContentChangeListener {
  /**
   * Unique to the content that the last notification was about; `undefined` before the first connection. While the
   * listener is disconnected, the version stays the same.
   */
  version(): string | undefined;
  /** Version of that content in the database. */
  announced(): string | undefined;
  stop(): Promise<void>;
}

const checkIntervalMs = 15_000;

const rowsSchema = z.array(z.object({ version: z.string() }));

/** Listens for loads of content by any process. */
export const listenForContentChanges = ({ url, logger }: Options): ContentChangeListener => {
  let latest: string | undefined;
  // Counts changes, as a version that returns must not equal its first occurrence: pages were cached in between.
  let changes = 0;
  const setVersion = (version: string | undefined): void => {
    latest = version;
    changes += 1;
  };
  const connection = openPersistentConnection({
    url,
    name: 'site content change listener',
    warn: (err) => logger.warn({ err }, 'content change listener disconnected'),
    async onConnected(client) {
      let isNotified = false;
      client.on('notification', ({ payload }) => {
        isNotified = true;
        setVersion(payload);
      });
      // LISTEN comes first: a load during the SELECT is then notified, and newer than what the SELECT returns.
      await client.query(`LISTEN ${contentChannel}`);
      const { rows } = await client.query('SELECT version FROM content_version');
      const version = rowsSchema.parse(rows)[0]?.version;
      if (!isNotified && version !== latest) setVersion(version);
    },
  });
  const checks = setInterval(() => void connection.check(), checkIntervalMs);
  return {
    version: () => (latest === undefined ? undefined : `${changes} ${latest}`),
    announced: () => latest,
    async stop() {
      clearInterval(checks);
      await connection.stop();
    },
  };
};
