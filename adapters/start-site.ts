import { composeDataSheets, composePageApi, composeSearchEngines, composeUseCases } from './compose.ts';
import { imagesFolder, loadContent } from './content/load-content.ts';
import { documentsFolder } from './content/document-folder.ts';
import { InvalidContentError } from './content/problems.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { buildApp } from './http/app.ts';
import { createResponseCache } from './http/cache/response-cache.ts';
import { listen } from './process/listen.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { createFormCounter } from './postgres/form-counter.ts';
import { openDataSource } from './postgres/data-source.ts';
import { type Database, openDatabase } from './postgres/open-database.ts';
import { listenForContentChanges } from './postgres/listen-for-content-changes.ts';
import { preparePages } from './prepare-pages.ts';
import type { SiteOptions } from './site-options.ts';
import { startClosedSite } from './start-closed-site.ts';
import { startStaffWork } from './start-staff-work.ts';
import { staticFolders } from './static-folders.ts';

/** A fault in the files does not keep a site from serving what it has: staff mend the files, visitors see no gap. */
const bringContentUpToDate = async (
  { config, logger }: SiteOptions,
  { dataSource }: Database,
): Promise<void> => {
  const store = createPostgresContentRepository(dataSource);
  const { contentDir, dataDir } = config;
  try {
    const { changes, pictures } = await loadContent({ contentDir, imagesDir: imagesFolder(dataDir), store });
    if (changes) logger.info({ changes: changes.length }, 'content loaded');
    if (pictures) logger.info(pictures, 'pictures made');
  } catch (error) {
    if (!(error instanceof InvalidContentError) || (await store.version()) === undefined) throw error;
    logger.error(`${error.message}\nServing the content that was loaded last.`);
  }
};

/** Room for the pages of some thousand products. */
const keptBytes = 128 * 1024 * 1024;

const startOpenSite = async (options: SiteOptions): Promise<string> => {
  const { config, logger, cleanUp } = options;
  const { dataDir, databaseUrl, contentDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  cleanUp.defer(database.close);
  await bringContentUpToDate(options, database);

  if (config.worker) startStaffWork({ config, logger, cleanUp, database });

  const watch = cleanUp.adopt(listenForContentChanges({ url: database.url, logger }), (open) => open.stop());
  const searches = await openDataSource({ url: database.url, logger, shortTimeouts: true });
  cleanUp.defer(() => searches.destroy());
  const useCases = composeUseCases(database.dataSource, documentsFolder(contentDir), searches);
  const { renderPage, development } = await preparePages(options, composePageApi(useCases));
  const app = await buildApp({
    useCases,
    searchEngines: composeSearchEngines(database.dataSource, imagesFolder(dataDir)),
    pages: { renderPage },
    kept: createResponseCache({
      maxBytes: keptBytes,
      version: development ? () => undefined : watch.version,
      warn: (err) => logger.error({ err }, 'an old answer stands in'),
    }),
    sheets: {
      dataSheet: composeDataSheets({
        dataSource: database.dataSource,
        useCases,
        imagesDir: imagesFolder(dataDir),
        publicUrl: config.publicUrl,
      }),
    },
    health: {
      checkDatabase: async () => {
        await database.dataSource.query('SELECT 1');
      },
    },
    folders: staticFolders(config),
    formLimit: {
      forms: config.formRateLimit,
      count: createFormCounter(database.dataSource).count,
    },
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    logger,
    ...(development && { development }),
  });
  return listen(app, config, cleanUp);
};

/**
 * Brings the whole site up: database, content, pages, server; or, where it is closed, a word that it is.
 * @returns the address that it listens on
 */
export const startSite = async (options: SiteOptions): Promise<string> => {
  await makeDataDirectory(options.config.dataDir);
  return options.config.maintenance ? startClosedSite(options) : startOpenSite(options);
};
