import type { WarningLogger } from './data-source.ts';
import { openPersistentConnection } from './connection/persistent-connection.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLogger;
}

/** Gets the id of a request that changed; `undefined` when any may have, as after a lost connection. */
type Listener = (id: string | undefined) => void;

export interface RequestChanges {
  /** @returns ends the subscription */
  subscribe(listener: Listener): () => void;
  stop(): Promise<void>;
}

const checkIntervalMs = 15_000;

/** Changes of one moment are announced together: a nightly deletion is thousands. */
const burstMs = 200;

/** More changes than these at once are announced as one of any request. */
const maxIds = 20;

/** Gathers what happens at the same moment. */
const createBursts = (announce: Listener) => {
  const ids = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (ids.size > maxIds) announce(undefined);
    else for (const id of ids) announce(id);
    ids.clear();
  };
  return {
    add(id: string): void {
      ids.add(id);
      timer ??= setTimeout(flush, burstMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Listens for requests that arrive and that staff or the worker change, in any process. */
export const listenForRequestChanges = ({ url, logger }: Options): RequestChanges => {
  const listeners = new Set<Listener>();
  const announce: Listener = (id) => {
    for (const listener of listeners) listener(id);
  };
  const bursts = createBursts(announce);
  const connection = openPersistentConnection({
    url,
    name: 'desk request change listener',
    warn: (err) => logger.warn({ err }, 'request change listener disconnected'),
    async onConnected(client) {
      client.on('notification', ({ payload = '' }) => bursts.add(payload));
      await client.query('LISTEN requests');
      announce(undefined);
    },
  });
  const checks = setInterval(() => void connection.check(), checkIntervalMs);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      clearInterval(checks);
      bursts.stop();
      await connection.stop();
    },
  };
};
