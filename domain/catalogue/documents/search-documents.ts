import { lotKey } from '#domain/catalogue/products/document-key.ts';
import { forLots, hasForLot, keysOf } from '#domain/catalogue/documents/documents-of-lots.ts';
import type { DocumentsPage } from '#domain/catalogue/documents/documents-page.ts';
import {
  type Dependencies,
  createFindDocumented,
  maxFound,
} from '#domain/catalogue/documents/find-documented.ts';
import { createFindLots } from '#domain/catalogue/documents/find-lots.ts';
import type { LotsInText } from '#domain/catalogue/documents/lots-in-text.ts';
import type { Language } from '#domain/shared/language.ts';

/** Products and documents that a query finds, before filters. */
interface Found extends Omit<DocumentsPage, 'count' | 'shared'> {
  /** Lots that the query has, or may be. */
  readonly lots: readonly string[];
}

/**
 * Finds the products of a query with their documents, best first: by its lots, where it has any, else by names.
 * Rejects when the search does not answer in time.
 */
export const createSearchDocuments = (dependencies: Dependencies) => {
  const { findNamed, findDocumented } = createFindDocumented(dependencies);
  const findLots = createFindLots(dependencies);

  /** A number that is said to be a lot is compared with lots alone: products are only those that are named beside it. */
  const searchLots = async ({ lots, rest }: LotsInText, language: Language): Promise<Found> => {
    const keys = keysOf(lots);
    const { sure } = await findNamed(rest, language);
    const { ofLots, ofNames } = await findDocumented(sure, keys);
    const both = ofNames.filter((product) => hasForLot(product, keys));
    const products = sure.length === 0 ? ofLots : both.length > 0 ? both : ofNames;
    const unknownLots = lots.filter((lot) => {
      const key = lotKey(lot);
      return key === undefined || !products.some((product) => hasForLot(product, [key]));
    });
    return {
      lots,
      products: products.map((product) => forLots(product, keys)),
      isCut: Math.max(sure.length, products.length) >= maxFound,
      unknownLots,
      ...(sure.length === 0 && rest !== '' && { missing: [rest] }),
    };
  };

  const searchNames = async (text: string, language: Language): Promise<Found> => {
    const keys = keysOf([text]);
    const { sure, similar } = await findNamed(text, language);
    const { ofLots, ofNames } = await findDocumented(sure, keys);
    if (ofLots.length > 0) {
      const slugs = new Set(ofLots.map(({ slug }) => slug.en));
      const others = ofNames.filter(({ slug }) => !slugs.has(slug.en));
      const products = [...ofLots.map((product) => forLots(product, keys)), ...others];
      return { lots: [text], products, isCut: products.length >= maxFound };
    }
    // A number that no product has is that of another one: nothing is similar to it.
    const isSimilar = sure.length === 0 && similar.length > 0 && !/\p{Nd}/u.test(text);
    const found = isSimilar ? similar : sure;
    return {
      lots: [text],
      products: isSimilar ? (await findDocumented(similar, [])).ofNames : ofNames,
      isCut: found.length >= maxFound,
      ...(isSimilar && { isSimilar }),
      ...(found[0]?.isRespelt && { isRespelt: true }),
      missing: found[0]?.missing ?? [],
    };
  };

  return async (text: string, language: Language): Promise<Found> => {
    const lots = await findLots(text);
    return lots ? searchLots(lots, language) : searchNames(text, language);
  };
};
