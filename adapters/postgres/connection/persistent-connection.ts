import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Name under which other processes see it. */
  readonly name: string;
  readonly warn: (error: unknown) => void;
  /** Runs on every connection that is made; one on which it fails is given up. */
  readonly onConnected?: (client: Client) => Promise<void>;
}

export interface PersistentConnection {
  /** Drops a connection that has fallen silent, so that a new one is made. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

const second = 1000;
const again = 2 * second;

/** One that has fallen silent does not say goodbye. */
const hangUp = async (client: Client): Promise<void> => {
  const timeout = setTimeout(() => client.connection.stream.destroy(), second);
  await client.end();
  clearTimeout(timeout);
};

/** Holds one connection for as long as the process lives; made anew when it is cut. */
export const openPersistentConnection = ({ url, name, warn, onConnected }: Options): PersistentConnection => {
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
        if (stopping.signal.aborted) await hangUp(client);
        else await onConnected?.(client);
        await ended;
      } catch (error) {
        warn(error);
        await hangUp(client);
      }
      present = undefined;
      await sleep(again, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const held = hold();
  return {
    async check() {
      const client = present;
      await client?.query('SELECT 1').catch(() => hangUp(client));
    },
    async stop() {
      stopping.abort();
      if (present) await hangUp(present);
      await held;
    },
  };
};
