import { hasForLot } from '#domain/catalogue/documents/documents-of-lots.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** Further products are better found by another word in the query. */
export const maxFound = 48;

/** Numbers in several parts, with at most one letter: `24-45`, `A 30`. A decimal number is one. */
const numberInParts = /^(?:\p{L}|\p{Nd}+)(?:[\s/_-]+\p{Nd}+)+$/u;

/** Maximum number of digits of a size: registers have longer numbers. */
const maxSizeDigits = 6;

/** Whether what a search finds by a text may only have its parts as sizes, each for itself. */
const isChance = (text: string, { name, matchedRef }: FoundProduct): boolean =>
  numberInParts.test(text) &&
  matchedRef === undefined &&
  text.replaceAll(/\P{Nd}/gu, '').length <= maxSizeDigits &&
  !Object.values(name).some((each) => each.includes(text));

export interface Dependencies {
  readonly documents: Pick<DocumentRepository, 'find'>;
  /** Best first. */
  readonly searchProducts: (
    query: string,
    options: { readonly language: Language; readonly limit: number },
  ) => Promise<readonly FoundProduct[]>;
}

/** The documents for the REF, and those for all REFs. */
const forRef = (
  { documents, ...product }: DocumentedProduct,
  ref: string | undefined,
): DocumentedProduct => ({
  ...product,
  documents: documents.filter(({ refs }) => ref === undefined || !refs || refs.includes(ref)),
});

/** Finds the products that a text names, and the documents that they or lots have. */
export const createFindDocumented = ({ documents, searchProducts }: Dependencies) => {
  /** Products that a text names, and those that are only similar to what it names. */
  const findNamed = async (
    text: string,
    language: Language,
  ): Promise<{ readonly sure: readonly FoundProduct[]; readonly similar: readonly FoundProduct[] }> => {
    const found = text === '' ? [] : await searchProducts(text, { language, limit: maxFound });
    const [sure = [], similar = []] = [false, true].map((isSimilar) =>
      found.filter((product) => (product.isSimilar ?? isChance(text, product)) === isSimilar),
    );
    return { sure, similar };
  };

  /** Products with a document for one of the lots, and those that are named, with their documents for the REF that is. */
  const findDocumented = async (
    named: readonly FoundProduct[],
    lots: readonly string[],
  ): Promise<{
    readonly ofLots: readonly DocumentedProduct[];
    readonly ofNames: readonly DocumentedProduct[];
  }> => {
    const known = await documents.find({ slugs: named.map(({ slug }) => slug.en), lots, limit: maxFound });
    const bySlug = new Map(known.map((product) => [product.slug.en, product]));
    return {
      ofLots: known.filter((product) => hasForLot(product, lots)),
      ofNames: named.flatMap(({ slug, matchedRef }) => {
        const product = bySlug.get(slug.en);
        return product ? [forRef(product, matchedRef)] : [];
      }),
    };
  };

  return { findNamed, findDocumented };
};
