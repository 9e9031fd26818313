import { statfs } from 'node:fs/promises';

interface Options {
  /** Rejects while the database does not answer. */
  readonly getBacklog: () => Promise<object>;
  /** Absolute path of the folder whose disk is looked at. */
  readonly dataDir: string;
  /** Rejects while the store of visitors' files is away; without it, they are on the disk. */
  readonly checkFiles?: (() => Promise<void>) | undefined;
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

const filesState = (checkFiles: () => Promise<void>): Promise<object> =>
  checkFiles().then(
    () => ({ answers: true }),
    () => ({ answers: false }),
  );

/** State of the process, its database with the queue in it, and its disk, for operators. */
export const createGetSystemState =
  ({ getBacklog, dataDir, checkFiles }: Options) =>
  async (): Promise<object> => ({
    process: { uptimeSeconds: Math.round(process.uptime()), memoryBytes: process.memoryUsage.rss() },
    database: await databaseState(getBacklog),
    disk: await diskState(dataDir),
    ...(checkFiles && { files: await filesState(checkFiles) }),
  });
