import { buildMaintenanceApp } from './http/maintenance-app.ts';
import { listen } from './process/listen.ts';
import { preparePages } from './prepare-pages.ts';
import type { SiteOptions } from './site-options.ts';
import { staticFolders } from './static-folders.ts';

/**
 * Says to every visitor that the site is closed for a while. There may be no database: it is not touched.
 * @returns the address that it listens on
 */
export const startClosedSite = async (options: SiteOptions): Promise<string> => {
  const { config, logger, cleanUp } = options;
  const { trustedProxies, publicUrl } = config;
  const { renderPage, development } = await preparePages(options, undefined);
  const app = await buildMaintenanceApp({
    pages: { renderPage },
    folders: staticFolders(config),
    trustedProxies,
    publicUrl,
    logger,
    ...(development && { development }),
  });
  logger.warn('closed for maintenance');
  return listen(app, config, cleanUp);
};
