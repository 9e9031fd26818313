import type { DataSource } from 'typeorm';
import { readConfig } from '../../adapters/config.ts';
import { siteDataFile } from '../../adapters/http/pages/site-data-file.ts';
import { createBuiltPages } from '../../adapters/ssr/page-renderer.ts';
import { type ApiOptions, buildApi, composeTestSite } from './api.ts';

export const publicUrl = 'http://localhost:3000';

/** The server with the built pages on the content of the database. */
export const buildRenderingSite = async (
  dataSource: DataSource,
  options: Omit<ApiOptions, 'renderPage' | 'publicUrl'> = {},
) => {
  const renderPage = await createBuiltPages(readConfig({}).distDir, {
    api: composeTestSite(dataSource).pageApi,
    publicUrl,
    siteDataPath: (data) => siteDataFile(data).path,
  });
  return buildApi(dataSource, { ...options, renderPage, publicUrl });
};
