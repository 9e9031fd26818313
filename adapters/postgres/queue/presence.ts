import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Name under which the other processes see it. */
  readonly name: string;
  readonly warn: (error: unknown) => void;
}

export interface Presence {
  /** Drops a connection that has fallen silent, so that a new one is made. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

const second = 1000;
const again = 2 * second;

/** Holds a connection that tells the other processes that somebody lives, for as long as they do; made anew when it is cut. */
export const holdPresence = ({ url, name, warn }: Options): Presence => {
  const stopping = new AbortController();
  let present: Client | undefined;
  const hold = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new Client({
        connectionString: url,
        application_name: name,
        keepAlive: true,
        connectionTimeoutMillis: 5 * second,
        query_timeout: 5 * second,
      });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', warn);
      try {
        await client.connect();
        present = client;
        if (stopping.signal.aborted) await client.end();
        await ended;
      } catch (error) {
        warn(error);
      }
      present = undefined;
      await sleep(again, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const held = hold();
  return {
    async check() {
      const client = present;
      await client?.query('SELECT 1').catch(() => client.end());
    },
    async stop() {
      stopping.abort();
      await present?.end();
      await held;
    },
  };
};
