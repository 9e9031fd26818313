import { createBrowseDocuments } from '#domain/catalogue/documents/browse-documents.ts';
import {
  createFindDocumentFile,
  createIndexDocumentFiles,
} from '#domain/catalogue/documents/find-document-file.ts';
import { createOpenDocument } from '#domain/catalogue/documents/open-document.ts';
import { createViewDataSheet } from '#domain/catalogue/products/view-data-sheet.ts';
import type { GetCompany } from '#domain/company/get-company.ts';
import type { Config } from '../config.ts';
import { imagesFolder } from '../content/load-content.ts';
import { createPerContentVersionAndKey } from '../postgres/per-content-version.ts';
import { createDataSheetRenderer } from '../sheets/data-sheet-renderer.ts';
import { createDocumentRenderer } from '../sheets/document-renderer.ts';
import type { Dependencies } from './dependencies.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import type { Repositories } from './repositories.ts';
import type { Search } from './search.ts';

export type DocumentSettings = Pick<Config, 'dataDir' | 'publicUrl'>;

/** More than there are of kinds and languages of documents. */
const maxCachedFilters = 32;

/** Creates the use cases of documents to download and of data sheets. */
export const createDocuments = (
  { cachedCatalogue, content, documents }: Repositories,
  { searchProducts, getCompany }: Pick<Search, 'searchProducts'> & { readonly getCompany: GetCompany },
  { contentVersion, perContentVersion }: Dependencies,
  { dataDir, publicUrl }: DocumentSettings,
) => {
  const drawing = { imagesDir: imagesFolder(dataDir), publicUrl };
  const sharedDocuments = createPerContentVersionAndKey(contentVersion, maxCachedFilters, async (keys) =>
    documents.shared(keys.split(' ')),
  );
  return {
    browseDocuments: createBrowseDocuments({
      documents: {
        ...documents,
        shared: async (keys) => (await sharedDocuments(keys.join(' '))) ?? [],
      },
      searchProducts,
    }),
    viewDataSheet: createViewDataSheet({
      catalogue: cachedCatalogue,
      getIssuer: getCompany,
      getContentDate: content.loadedAt,
      renderer: createDataSheetRenderer({ ...drawing, addTask: createDrawingQueue() }),
    }),
    openDocument: createOpenDocument({
      catalogue: cachedCatalogue,
      documents,
      getIssuer: getCompany,
      renderer: createDocumentRenderer({ ...drawing, addTask: createDrawingQueue() }),
    }),
    findDocumentFile: createFindDocumentFile({
      getFiles: perContentVersion(createIndexDocumentFiles({ documents })),
    }),
  };
};
