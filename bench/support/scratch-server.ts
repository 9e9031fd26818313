import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';

interface ScratchServer {
  readonly url: string;
  drop(): Promise<void>;
}

/** A temporary PostgreSQL for one run. */
export const openScratchServer = async (): Promise<ScratchServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
  const { url, stop } = await startEmbeddedPostgres(folder, { shared: false });
  return {
    url,
    async drop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
