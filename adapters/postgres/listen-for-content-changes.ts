import * as z from 'zod';
import type { WarningLog } from './data-source.ts';
import { openPersistentConnection } from './connection/persistent-connection.ts';
import { contentChannel } from './content-repository.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLog;
}

export interface ContentChangeListener {
  /** Stands for the content that the database holds, as last heard, and for no other; `undefined` before any was. */
  version(): string | undefined;
  stop(): Promise<void>;
}

/** Milliseconds; a connection that was cut without a word is found out after so long. */
const checkEvery = 15_000;

const rowsSchema = z.array(z.object({ version: z.string() }));

/** Hears of every load of content, by whichever process. Where the database goes away, what was heard last stands. */
export const listenForContentChanges = ({ url, logger }: Options): ContentChangeListener => {
  let heard: string | undefined;
  // A version that comes back is content made anew: what was made in between must not be taken for it.
  let changes = 0;
  const hear = (version: string | undefined): void => {
    heard = version;
    changes += 1;
  };
  const connection = openPersistentConnection({
    url,
    name: 'site content watch',
    warn: (err) => logger.warn({ err }, 'changes of the content are not heard'),
    async onConnected(client) {
      let told = false;
      client.on('notification', ({ payload }) => {
        told = true;
        hear(payload);
      });
      // In this order: what is loaded meanwhile is heard, and is newer than what is read.
      await client.query(`LISTEN ${contentChannel}`);
      const { rows } = await client.query('SELECT version FROM content_version');
      const version = rowsSchema.parse(rows)[0]?.version;
      if (!told && version !== heard) hear(version);
    },
  });
  const rounds = setInterval(() => void connection.check(), checkEvery);
  return {
    version: () => (heard === undefined ? undefined : `${changes} ${heard}`),
    async stop() {
      clearInterval(rounds);
      await connection.stop();
    },
  };
};
