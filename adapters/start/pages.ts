import type { Api } from '#contracts/api.ts';
import type { Config } from '../config.ts';
import { imagesFolder } from '../content/load-content.ts';
import { servedDocuments } from '../content/pictures/picture-files.ts';
import { siteDataFile } from '../http/pages/site-data-file.ts';
import { createBuiltPages, createSourcePages } from '../ssr/page-renderer.ts';
import type { Start } from './options.ts';

const siteDataPath = (site: object): string => siteDataFile(site).path;

/** Prepares the renderer of pages. @param api `undefined` for the pages of a site under maintenance */
export const preparePages = async ({ config, cleanUp, development }: Start, api: Api | undefined) => {
  const options = { api, publicUrl: config.publicUrl, siteDataPath };
  if (!development) return { renderPage: await createBuiltPages(config.distDir, options) };
  const { renderPage, attach } = await createSourcePages(options, cleanUp);
  return { renderPage, development: attach };
};

/** Folders whose files are served as they are. */
export const staticFolders = ({ distDir, dataDir }: Pick<Config, 'distDir' | 'dataDir'>) => ({
  client: `${distDir}/client`,
  images: imagesFolder(dataDir),
  documents: servedDocuments(imagesFolder(dataDir)),
});
