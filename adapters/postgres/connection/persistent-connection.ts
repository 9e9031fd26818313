import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** The connection's application_name, which other processes see in pg_stat_activity. */
  readonly name: string;
  readonly warn: (error: unknown) => void;
  /** Runs on every new connection; where it rejects, the connection is closed and opened again. */
  readonly onConnected?: (client: Client) => Promise<void>;
}

export interface PersistentConnection {
  /** Closes a connection that does not answer a query within five seconds, so that a new one is opened. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

const reconnectDelayMs = 2000;
const disconnectTimeoutMs = 1000;

/** The server's goodbye never comes on a silent connection, so its socket is destroyed after a second. */
const disconnect = async (client: Client): Promise<void> => {
  const timeout = setTimeout(() => client.connection.stream.destroy(), disconnectTimeoutMs);
  await client.end();
  clearTimeout(timeout);
};

/** Keeps one connection open until it is stopped, and reconnects two seconds after each loss. */
export const openPersistentConnection = ({ url, name, warn, onConnected }: Options): PersistentConnection => {
  const stopping = new AbortController();
  let connected: Client | undefined;
  const connectAndReconnect = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new Client({
        connectionString: url,
        application_name: name,
        keepAlive: true,
        connectionTimeoutMillis: 5000,
        query_timeout: 5000,
      });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', warn);
      try {
        await client.connect();
        connected = client;
        if (stopping.signal.aborted) await disconnect(client);
        else await onConnected?.(client);
        await ended;
      } catch (error) {
        warn(error);
        await disconnect(client);
      }
      connected = undefined;
      await sleep(reconnectDelayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const stopped = connectAndReconnect();
  return {
    async check() {
      const client = connected;
      await client?.query('SELECT 1').catch(() => disconnect(client));
    },
    async stop() {
      stopping.abort();
      if (connected) await disconnect(connected);
      await stopped;
    },
  };
};
