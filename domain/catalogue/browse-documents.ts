import { type DocumentFilter, isSelected, lotKey } from '#domain/catalogue/document-key.ts';
import {
  type DocumentsPage,
  type DocumentsQuery,
  documentsPageSize,
} from '#domain/catalogue/documents-page.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/ports.ts';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** Further products are better found by another word in the query. */
const maxFound = 48;

interface Dependencies {
  readonly documents: Pick<DocumentRepository, 'page' | 'count' | 'find'>;
  /** Best first. */
  readonly searchProducts: (
    query: string,
    options: { readonly language: Language; readonly limit: number },
  ) => Promise<readonly FoundProduct[]>;
}

const ofPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice((page - 1) * documentsPageSize, page * documentsPageSize);

/** Those for the lot, else those for the REF, else all. */
const narrow = (
  { documents, ...product }: DocumentedProduct,
  { lot, ref }: { readonly lot: string | undefined; readonly ref: string | undefined },
): DocumentedProduct => {
  const ofLot = documents.filter(({ lots = [] }) =>
    lots.some((each) => lot !== undefined && lotKey(each) === lot),
  );
  const ofRef = documents.filter(({ refs }) => ref === undefined || !refs || refs.includes(ref));
  return { ...product, documents: ofLot.length > 0 ? ofLot : ofRef };
};

/**
 * The documents by product, those of a query best first, else by name; `undefined` when there is no such page.
 * Rejects when the search does not answer in time.
 */
export const createBrowseDocuments = ({ documents, searchProducts }: Dependencies) => {
  const search = async ({
    query,
    shownIn,
  }: DocumentsQuery): Promise<Pick<DocumentsPage, 'products' | 'isCut'>> => {
    const lot = lotKey(query);
    const found = await searchProducts(query, { language: shownIn, limit: maxFound });
    const known = await documents.find({ slugs: found.map(({ slug }) => slug.en), lot, limit: maxFound });
    const bySlug = new Map(known.map((product) => [product.slug.en, product]));
    const refs = new Map(found.map(({ slug, matchedRef }) => [slug.en, matchedRef]));
    const ofLot = known.map(({ slug }) => slug.en).filter((slug) => !refs.has(slug));
    const products = [...ofLot, ...refs.keys()].flatMap((slug) => {
      const product = bySlug.get(slug);
      return product ? [narrow(product, { lot, ref: refs.get(slug) })] : [];
    });
    return { products, isCut: Math.max(found.length, known.length) >= maxFound };
  };

  return async (query: DocumentsQuery): Promise<DocumentsPage | undefined> => {
    const { kind, language, page, shownIn } = query;
    const filter: DocumentFilter = { ...(kind && { kind }), ...(language && { language }) };
    const select = ({ documents: all, ...product }: DocumentedProduct): DocumentedProduct => ({
      ...product,
      documents: all.filter((document) => isSelected(document, filter)),
    });
    if (query.query.trim() !== '') {
      const { products: all, isCut } = await search(query);
      const selected = all.map(select).filter((product) => product.documents.length > 0);
      const products = ofPage(selected, page);
      return products.length > 0 || page === 1 ? { products, count: selected.length, isCut } : undefined;
    }
    const [products, count] = await Promise.all([
      documents.page(filter, {
        language: shownIn,
        offset: (page - 1) * documentsPageSize,
        limit: documentsPageSize,
      }),
      documents.count(filter),
    ]);
    return products.length > 0 || page === 1
      ? { products: products.map(select), count, isCut: false }
      : undefined;
  };
};
