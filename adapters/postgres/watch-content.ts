import * as z from 'zod';
import type { WarningLog } from './data-source.ts';
import { holdConnection } from './hold-connection.ts';
import { contentChannel } from './content-store.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLog;
}

export interface ContentWatch {
  /** Version of the content that the database holds, as last heard; `undefined` before any was. */
  version(): string | undefined;
  stop(): Promise<void>;
}

/** Milliseconds; a connection that was cut without a word is found out after so long. */
const checkEvery = 15_000;

const rowsSchema = z.array(z.object({ version: z.string() }));

/** Hears of every load of content, by whichever process. Where the database goes away, what was heard last stands. */
export const watchContent = ({ url, logger }: Options): ContentWatch => {
  let heard: string | undefined;
  const connection = holdConnection({
    url,
    name: 'site content watch',
    warn: (err) => logger.warn({ err }, 'changes of the content are not heard'),
    async onConnected(client) {
      client.on('notification', ({ payload }) => {
        heard = payload;
      });
      // In this order: what is loaded between the two is heard.
      await client.query(`LISTEN ${contentChannel}`);
      const { rows } = await client.query('SELECT version FROM content_version');
      heard = rowsSchema.parse(rows)[0]?.version;
    },
  });
  const rounds = setInterval(() => void connection.check(), checkEvery);
  return {
    version: () => heard,
    async stop() {
      clearInterval(rounds);
      await connection.stop();
    },
  };
};
