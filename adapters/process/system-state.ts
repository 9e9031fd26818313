import { statfs } from 'node:fs/promises';

interface Options {
  /** Rejects while the database does not answer. */
  readonly getBacklog: () => Promise<object>;
  /** Absolute path of the folder whose disk is looked at. */
  readonly dataDir: string;
}

const databaseState = async (getBacklog: Options['getBacklog']): Promise<object> => {
  const start = performance.now();
  try {
    const backlog = await getBacklog();
    return { answers: true, milliseconds: Math.round(performance.now() - start), ...backlog };
  } catch {
    return { answers: false };
  }
};

const diskState = async (folder: string): Promise<object> => {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** State of the process, its database with the queue in it, and its disk, for operators. */
export const createGetSystemState =
  ({ getBacklog, dataDir }: Options) =>
  async (): Promise<object> => ({
    process: { uptimeSeconds: Math.round(process.uptime()), memoryBytes: process.memoryUsage.rss() },
    database: await databaseState(getBacklog),
    disk: await diskState(dataDir),
  });
