import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imagesFolder } from '../../adapters/content/load-content.ts';
import { type Postmaster, findPostmaster } from '../../adapters/postgres/embedded/postmaster.ts';
import { isAlive } from '../../adapters/postgres/embedded/process-alive.ts';
import { until } from './condition.ts';

/** A data directory of the test file's own. */
export interface DataDirectory {
  readonly path: string;
  /** Folder of the embedded PostgreSQL's cluster. */
  readonly cluster: string;
  /** @throws if its PostgreSQL is not running */
  postmaster(): Promise<Postmaster>;
  /** Whether its PostgreSQL was shut down cleanly, or never ran. */
  isShutDown(): Promise<boolean>;
  /** Stops its PostgreSQL, if it is running, and removes the directory. */
  remove(): Promise<void>;
}

export const createDataDirectory = async (): Promise<DataDirectory> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  const cluster = path.join(folder, 'postgres');
  const running = async (): Promise<Postmaster | undefined> => {
    const found = await findPostmaster(cluster);
    return found === 'stale' ? undefined : found;
  };
  return {
    path: folder,
    cluster,
    async postmaster() {
      const found = await running();
      if (!found) throw new Error('The embedded PostgreSQL does not run.');
      return found;
    },
    isShutDown: async () => (await findPostmaster(cluster)) === undefined,
    async remove() {
      const left = await running();
      if (left) {
        process.kill(left.pid, 'SIGQUIT');
        await until(() => !isAlive(left.pid));
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** The data directory of the site that browser tests use, which is not removed between runs. */
const siteData = path.resolve(import.meta.dirname, '..', '..', 'var', 'test');

/** A data directory with the pictures of the tests’ content, if an earlier run has encoded them. */
export const createDataDirectoryWithPictures = async (): Promise<DataDirectory> => {
  const data = await createDataDirectory();
  await cp(imagesFolder(siteData), imagesFolder(data.path), { recursive: true }).catch(() => {});
  return data;
};
