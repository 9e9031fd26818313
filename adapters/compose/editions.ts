import { type TypesetEditions, createTypesetEditions } from '#domain/catalogue/editions/typeset-editions.ts';
import type { Config } from '../config.ts';
import { imagesFolder } from '../content/load-content.ts';
import { reportEditions } from '../process/report-editions.ts';
import { createEditionRenderer } from '../sheets/edition-renderer.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

export type EditionSettings = Pick<Config, 'cataloguePdfs' | 'dataDir' | 'publicUrl'>;

/** Creates the job that typesets the catalogues as PDF. */
export const createEditions = (
  { catalogue, editions, company, content }: Repositories,
  { logger }: Dependencies,
  { cataloguePdfs, dataDir, publicUrl }: EditionSettings,
): TypesetEditions => {
  if (!cataloguePdfs) return async () => {};
  const typesetEditions = createTypesetEditions({
    catalogue,
    editions,
    renderer: createEditionRenderer({ imagesDir: imagesFolder(dataDir), publicUrl }),
    getIssuer: company.company,
    getContent: content.loaded,
    announce: content.announce,
  });
  return reportEditions(typesetEditions, logger);
};
