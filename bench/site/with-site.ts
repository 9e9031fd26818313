import path from 'node:path';
import { startSiteProcess } from '../../scripts/site-process.ts';
import { root } from '../support/root.ts';
import { openScratchServer } from '../support/scratch-server.ts';

/** DATA_DIR of a catalogue; it is not removed between runs, so that pictures are encoded once. */
const dataDirOf = (contentDir: string): string => path.join(root, 'var', 'bench', path.basename(contentDir));

interface SiteUnderTest {
  readonly site: Awaited<ReturnType<typeof startSiteProcess>>;
  readonly databaseUrl: string;
}

/** Runs the built site with this catalogue, on a database of its own, as long as the measurement takes. */
export const withSite = async <Result>(
  contentDir: string,
  measure: (options: SiteUnderTest) => Promise<Result>,
): Promise<Result> => {
  const database = await openScratchServer();
  try {
    const settings = {
      DATABASE_URL: database.url,
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDirOf(contentDir),
      WORKER: 'off',
      WARM_UP: 'off',
      REQUEST_LOG: 'off',
    };
    const site = await startSiteProcess(settings, path.join(import.meta.dirname, 'measured-site.ts'));
    try {
      return await measure({ site, databaseUrl: database.url });
    } finally {
      await site.stop();
    }
  } finally {
    await database.drop();
  }
};
