import type { DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type {
  CatalogueRepository,
  DocumentRenderer,
  DocumentRepository,
} from '#domain/catalogue/products/ports.ts';
import type { Language } from '#domain/shared/language.ts';

/** Parts of a document's address. */
export interface DocumentAddress {
  readonly id: string;
  /** English slug of the product, if it has a document of its own. */
  readonly product?: string;
  readonly version: string;
  readonly language: Language;
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'product' | 'brand' | 'category'>;
  readonly documents: Pick<DocumentRepository, 'withDocument'>;
  readonly getIssuer: () => Promise<DataSheetIssuer>;
  readonly renderer: DocumentRenderer;
}

/** A document as PDF: a file of the content, or one that is drawn when it is asked for. */
export type OpenedDocument = { readonly title: string } & (
  | { readonly file: string }
  | {
      /** @throws QueueFullError */
      readonly draw: () => Promise<Uint8Array>;
    }
);

/** Any version of a document; `undefined` when there is none at the address. */
export const createOpenDocument = ({ catalogue, documents, getIssuer, renderer }: Dependencies) => {
  const open = async (
    all: readonly ProductDocument[],
    { id, product: item, version: number, language }: DocumentAddress,
    product?: Parameters<DocumentRenderer['render']>[0]['product'],
  ): Promise<OpenedDocument | undefined> => {
    const found = all.find((each) => each.id === id && (each.individual === true) === (item !== undefined));
    const version = found?.versions.find((each) => each.version === number);
    if (!found || !version?.languages.includes(language)) return undefined;
    const { versions: _versions, ...document } = found;
    const title = renderer.title({ language, document, version, ...(product && { product }) });
    const file = version.files?.[language]?.file;
    if (file !== undefined) return { title, file };
    const issuer = await getIssuer();
    const draw = (): Promise<Uint8Array> =>
      renderer.render({ language, document, version, issuer, ...(product && { product }) });
    return { title, draw };
  };

  return async (address: DocumentAddress): Promise<OpenedDocument | undefined> => {
    if (address.product === undefined) {
      const owner = await documents.withDocument(address.id);
      return owner && open(owner.documents, address);
    }
    const product = await catalogue.product(address.product);
    // With its Turkish slug, the document would have a second address.
    if (product?.slug.en !== address.product) return undefined;
    const [brand, category] = await Promise.all([
      catalogue.brand(product.brand),
      catalogue.category(product.category),
    ]);
    // A content load between the reads may have removed it.
    if (!category) return undefined;
    const { documents: all = [] } = product;
    return open(all, address, {
      product,
      brandName: brand?.name ?? product.brand,
      categoryName: category.name,
    });
  };
};

export type OpenDocument = ReturnType<typeof createOpenDocument>;
