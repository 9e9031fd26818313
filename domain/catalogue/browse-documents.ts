import { type DocumentFilter, filterKeys, isSelected, lotKey } from '#domain/catalogue/document-key.ts';
import {
  type DocumentsPage,
  type DocumentsQuery,
  documentsPageSize,
} from '#domain/catalogue/documents-page.ts';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { DocumentRepository, DocumentedProduct } from '#domain/catalogue/ports.ts';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import { type LotsInText, readLots } from '#domain/catalogue/lots-in-text.ts';
import { sharedDocuments, withoutShared } from '#domain/catalogue/shared-documents.ts';
import type { Language } from '#domain/shared/language.ts';

/** Further products are better found by another word in the query. */
const maxFound = 48;

/** Numbers in several parts, with at most one letter: `24-45`, `A 30`. A decimal number is one. */
const numberInParts = /^(?:\p{L}|\p{Nd}+)(?:[\s/_-]+\p{Nd}+)+$/u;

/** A word that is hardly anything else if it is a lot: of five letters or more, with a digit. */
const lotWord = /^(?=.*\p{Nd})(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){5}/u;

/** Maximum number of digits of a size: registers have longer numbers. */
const maxSizeDigits = 6;

/** Whether what a search finds by a text may only have its parts as sizes, each for itself. */
const isChance = (text: string, { name, matchedRef }: FoundProduct): boolean =>
  numberInParts.test(text) &&
  matchedRef === undefined &&
  text.replaceAll(/\P{Nd}/gu, '').length <= maxSizeDigits &&
  ![name.tr, name.en].some((each) => each.includes(text));

interface Dependencies {
  readonly documents: Pick<DocumentRepository, 'page' | 'count' | 'shared' | 'find'>;
  /** Best first. */
  readonly searchProducts: (
    query: string,
    options: { readonly language: Language; readonly limit: number },
  ) => Promise<readonly FoundProduct[]>;
}

const ofPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice((page - 1) * documentsPageSize, page * documentsPageSize);

/** Empty for a text without letters and digits, which no key is. */
const keyOf = (lot: string): string => lotKey(lot) ?? '';

const isForLot = ({ lots = [] }: ProductDocument, keys: readonly string[]): boolean =>
  lots.some((lot) => keys.includes(keyOf(lot)));

const hasForLot = ({ documents }: DocumentedProduct, keys: readonly string[]): boolean =>
  documents.some((document) => isForLot(document, keys));

/** The documents for one of the lots, then those for all lots. */
const forLots = (
  { documents, ...product }: DocumentedProduct,
  keys: readonly string[],
): DocumentedProduct => ({
  ...product,
  documents: [
    ...documents.filter((document) => isForLot(document, keys)),
    ...documents.filter(({ lots }) => !lots),
  ],
});

/** Selects those of the lots that documents are for alone, as these have them. */
const lotsOf = (products: readonly DocumentedProduct[], keys: readonly string[]): readonly string[] => [
  ...new Set(
    products
      .flatMap(({ documents }) => documents.flatMap(({ lots = [] }) => lots))
      .filter((lot) => keys.includes(keyOf(lot))),
  ),
];

/** The documents for the REF, and those for all REFs. */
const forRef = (
  { documents, ...product }: DocumentedProduct,
  ref: string | undefined,
): DocumentedProduct => ({
  ...product,
  documents: documents.filter(({ refs }) => ref === undefined || !refs || refs.includes(ref)),
});

/** Products and documents that a query finds, before filters. */
type Found = Omit<DocumentsPage, 'count' | 'shared'>;

/**
 * The documents by product, those of a query best first, else by name; `undefined` when there is no such page.
 * Rejects when the search does not answer in time.
 */
export const createBrowseDocuments = ({ documents, searchProducts }: Dependencies) => {
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

  /** A number that is said to be a lot is compared with lots alone: products are only those that are named beside it. */
  const searchLots = async ({ lots, rest }: LotsInText, language: Language): Promise<Found> => {
    const keys = lots.flatMap((lot) => lotKey(lot) ?? []);
    const { sure } = await findNamed(rest, language);
    const { ofLots, ofNames } = await findDocumented(sure, keys);
    const both = ofNames.filter((product) => hasForLot(product, keys));
    const products = sure.length === 0 ? ofLots : both.length > 0 ? both : ofNames;
    const unknownLots = lots.filter((lot) => {
      const key = lotKey(lot);
      return key === undefined || !products.some((product) => hasForLot(product, [key]));
    });
    return {
      products: products.map((product) => forLots(product, keys)),
      isCut: Math.max(sure.length, products.length) >= maxFound,
      unknownLots,
      ...(sure.length === 0 && rest !== '' && { missing: [rest] }),
    };
  };

  /** Lots with documents that words of a text are, though nothing says that they are lots. */
  const findLots = async (text: string): Promise<LotsInText | undefined> => {
    const words = text.split(/[\s,;]+/u).filter(Boolean);
    const candidates = words.filter((word) => lotWord.test(word));
    if (candidates.length === 0) return undefined;
    const known = await documents.find({ slugs: [], lots: candidates.map(keyOf), limit: maxFound });
    const lots = candidates.filter((word) => known.some((product) => hasForLot(product, [keyOf(word)])));
    return { lots, rest: words.filter((word) => !lots.includes(word)).join(' ') };
  };

  /** The lots of a text that has other words, too, or several of them; one alone may be a REF as well. */
  const lotsOfText = async (text: string): Promise<LotsInText | undefined> => {
    const said = readLots(text);
    const known = await findLots(said?.rest ?? text);
    if (!known || known.lots.length === 0) return said;
    if (said) return { lots: [...said.lots, ...known.lots], rest: known.rest };
    return known.rest !== '' || known.lots.length > 1 ? known : undefined;
  };

  const searchNames = async (text: string, language: Language): Promise<Found> => {
    const lots = [lotKey(text) ?? []].flat();
    const { sure, similar } = await findNamed(text, language);
    const { ofLots, ofNames } = await findDocumented(sure, lots);
    if (ofLots.length > 0) {
      const slugs = new Set(ofLots.map(({ slug }) => slug.en));
      const others = ofNames.filter(({ slug }) => !slugs.has(slug.en));
      const products = [...ofLots.map((product) => forLots(product, lots)), ...others];
      return { products, isCut: products.length >= maxFound };
    }
    // A number that no product has is that of another one: nothing is similar to it.
    const isSimilar = sure.length === 0 && similar.length > 0 && !/\p{Nd}/u.test(text);
    const found = isSimilar ? similar : sure;
    return {
      products: isSimilar ? (await findDocumented(similar, [])).ofNames : ofNames,
      isCut: found.length >= maxFound,
      ...(isSimilar && { isSimilar }),
      ...(found[0]?.isRespelt && { isRespelt: true }),
      missing: found[0]?.missing ?? [],
    };
  };

  return async (query: DocumentsQuery): Promise<DocumentsPage | undefined> => {
    const { kind, language, page, shownIn } = query;
    const filter: DocumentFilter = { ...(kind && { kind }), ...(language && { language }) };
    const select = ({ documents: all, ...product }: DocumentedProduct): DocumentedProduct => ({
      ...product,
      documents: all.filter((document) => isSelected(document, filter)),
    });
    if (query.query.trim() !== '') {
      const lots = await lotsOfText(query.query);
      const { products: all, ...found } = lots
        ? await searchLots(lots, shownIn)
        : await searchNames(query.query, shownIn);
      const selected = all.map(select).filter((product) => product.documents.length > 0);
      const foundLots = lotsOf(
        selected,
        (lots?.lots ?? [query.query]).flatMap((lot) => lotKey(lot) ?? []),
      );
      // Above the products, they would be above what there is for the lot.
      const shared = foundLots.length > 0 ? [] : sharedDocuments(selected);
      const products = ofPage(selected, page).map((product) => withoutShared(product, shared));
      return products.length > 0 || page === 1
        ? { ...found, products, shared, count: selected.length, ...(foundLots.length > 0 && { foundLots }) }
        : undefined;
    }
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
    return products.length > 0 || page === 1
      ? {
          products: products.map((product) => withoutShared(select(product), shared)),
          shared,
          count,
          isCut: false,
        }
      : undefined;
  };
};
