import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

interface QueueState {
  readonly waiting: number;
  /** Given up after the last attempt. */
  readonly failed: number;
  /** Time since the oldest request that staff were not notified of was received; 0 without one. */
  readonly oldestSeconds: number;
}

interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

interface Options {
  readonly registry: Registry;
  readonly readQueue: () => Promise<QueueState>;
  readonly isArchiveFailing: () => Promise<boolean>;
  readonly pools: Readonly<Record<string, () => PoolState>>;
  readonly dataDir: string;
  /** Rejects while the store of visitors' files is away; without it, they are on the disk. */
  readonly checkFiles?: (() => Promise<void>) | undefined;
}

/** Shorter than the scrape's, so that a database that hangs leaves the other metrics. */
const timeoutMs = 2000;

const within = async <Result>(result: Promise<Result>): Promise<Result | undefined> => {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs, undefined);
  try {
    return await Promise.race([result.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Watches the queue. While the database does not answer, its state is left out. */
const watchQueue = ({ registry, readQueue }: Pick<Options, 'registry' | 'readQueue'>): void => {
  const registers = [registry];
  let reading: Promise<QueueState | undefined> | undefined;
  /** Reads the queue once for all metrics of a scrape, which are collected at the same time. */
  const queue = (): Promise<QueueState | undefined> =>
    (reading ??= within(readQueue()).finally(() => {
      reading = undefined;
    }));
  void new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await queue()) ? 1 : 0);
    },
  });
  void new Gauge({
    name: 'site_jobs',
    help: 'Jobs of the queue: waiting, or failed for good',
    labelNames: ['state'],
    registers,
    async collect() {
      const state = await queue();
      this.reset();
      if (!state) return;
      this.set({ state: 'waiting' }, state.waiting);
      this.set({ state: 'failed' }, state.failed);
    },
  });
  void new Gauge({
    name: 'site_oldest_request_seconds',
    help: 'Age of the oldest request that staff were not notified of',
    registers,
    async collect() {
      const state = await queue();
      if (state) this.set(state.oldestSeconds);
      else this.remove();
    },
  });
};

/** Watches the database: its archive, and the connections to it. */
const watchDatabase = ({
  registry,
  isArchiveFailing,
  pools,
}: Pick<Options, 'registry' | 'isArchiveFailing' | 'pools'>): void => {
  const registers = [registry];
  void new Gauge({
    name: 'site_archive_failing',
    help: 'Whether the database failed to archive its write-ahead log when it last tried',
    registers,
    async collect() {
      const isFailing = await within(isArchiveFailing());
      if (isFailing === undefined) this.remove();
      else this.set(isFailing ? 1 : 0);
    },
  });
  void new Gauge({
    name: 'site_database_connections',
    help: 'Connections of a pool: open, idle, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, read] of Object.entries(pools))
        for (const [state, value] of Object.entries(read())) this.set({ pool, state }, Number(value));
    },
  });
};

/** Watches where files are stored. */
const watchFiles = ({
  registry,
  dataDir,
  checkFiles,
}: Pick<Options, 'registry' | 'dataDir' | 'checkFiles'>): void => {
  const registers = [registry];
  if (checkFiles)
    void new Gauge({
      name: 'site_attachment_store_up',
      help: 'Whether the store of files of visitors answers',
      registers,
      async collect() {
        this.set((await within(checkFiles().then(() => true))) ? 1 : 0);
      },
    });
  void new Gauge({
    name: 'site_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
};

/** Reads the state of queue, database and disk at each scrape. */
export const watchState = (options: Options): void => {
  watchQueue(options);
  watchDatabase(options);
  watchFiles(options);
};
