import { type DocumentFilter, filterKeys, isSelected } from '#domain/catalogue/products/document-key.ts';
import { keysOf, lotsOf } from '#domain/catalogue/documents/documents-of-lots.ts';
import {
  type DocumentsPage,
  type DocumentsQuery,
  documentsPageSize,
} from '#domain/catalogue/documents/documents-page.ts';
import type { Dependencies as SearchDependencies } from '#domain/catalogue/documents/find-documented.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import { createSearchDocuments } from '#domain/catalogue/documents/search-documents.ts';
import { sharedDocuments, withoutShared } from '#domain/catalogue/documents/shared-documents.ts';

interface Dependencies extends SearchDependencies {
  readonly documents: Pick<DocumentRepository, 'page' | 'count' | 'shared' | 'find'>;
}

const ofPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice((page - 1) * documentsPageSize, page * documentsPageSize);

/** The product with those of its documents that a filter selects. */
const selectDocuments = (
  { documents, ...product }: DocumentedProduct,
  filter: DocumentFilter,
): DocumentedProduct => ({
  ...product,
  documents: documents.filter((document) => isSelected(document, filter)),
});

/**
 * The documents by product, those of a query best first, else by name; `undefined` when there is no such page.
 * Rejects when the search does not answer in time.
 */
export const createBrowseDocuments = ({ documents, searchProducts }: Dependencies) => {
  const search = createSearchDocuments({ documents, searchProducts });

  const browseFound = async (
    { query, page, shownIn }: DocumentsQuery,
    filter: DocumentFilter,
  ): Promise<DocumentsPage> => {
    const { products: all, lots, ...found } = await search(query, shownIn);
    const selected = all
      .map((product) => selectDocuments(product, filter))
      .filter((product) => product.documents.length > 0);
    const foundLots = lotsOf(selected, keysOf(lots));
    // Above the products, they would be above what there is for the lot.
    const shared = foundLots.length > 0 ? [] : sharedDocuments(selected);
    return {
      ...found,
      products: ofPage(selected, page).map((product) => withoutShared(product, shared)),
      shared,
      count: selected.length,
      ...(foundLots.length > 0 && { foundLots }),
    };
  };

  const browseAll = async (
    { page, shownIn }: DocumentsQuery,
    filter: DocumentFilter,
  ): Promise<DocumentsPage> => {
    const [products, all, count] = await Promise.all([
      documents.page(filter, {
        language: shownIn,
        offset: (page - 1) * documentsPageSize,
        limit: documentsPageSize,
      }),
      documents.shared(filterKeys(filter)),
      documents.count(filter),
    ]);
    const shared = all.filter((document) => isSelected(document, filter));
    return {
      products: products.map((product) => withoutShared(selectDocuments(product, filter), shared)),
      shared,
      count,
      isCut: false,
    };
  };

  return async (query: DocumentsQuery): Promise<DocumentsPage | undefined> => {
    const { kind, language, page } = query;
    const filter: DocumentFilter = { ...(kind && { kind }), ...(language && { language }) };
    const found = await (query.query.trim() === '' ? browseAll : browseFound)(query, filter);
    return found.products.length > 0 || page === 1 ? found : undefined;
  };
};
