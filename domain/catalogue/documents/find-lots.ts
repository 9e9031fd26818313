import { hasForLot, keyOf } from '#domain/catalogue/documents/documents-of-lots.ts';
import { maxFound } from '#domain/catalogue/documents/find-documented.ts';
import { type LotsInText, readLots } from '#domain/catalogue/documents/lots-in-text.ts';
import type { DocumentRepository } from '#domain/catalogue/products/ports.ts';

/** A word that is hardly anything else if it is a lot: of five letters or more, with a digit. */
const lotWord = /^(?=.*\p{Nd})(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){5}/u;

interface Dependencies {
  readonly documents: Pick<DocumentRepository, 'find'>;
}

/**
 * Finds the lots of a text that has other words, too, or several of them; one alone may be a REF as well.
 * `undefined` without any.
 */
export const createFindLots = ({ documents }: Dependencies) => {
  /** Lots with documents that words of a text are, though nothing says that they are lots. */
  const knownLots = async (text: string): Promise<LotsInText | undefined> => {
    const words = text.split(/[\s,;]+/u).filter(Boolean);
    const candidates = words.filter((word) => lotWord.test(word));
    if (candidates.length === 0) return undefined;
    const known = await documents.find({ slugs: [], lots: candidates.map(keyOf), limit: maxFound });
    const lots = candidates.filter((word) => known.some((product) => hasForLot(product, [keyOf(word)])));
    return { lots, rest: words.filter((word) => !lots.includes(word)).join(' ') };
  };

  return async (text: string): Promise<LotsInText | undefined> => {
    const said = readLots(text);
    const known = await knownLots(said?.rest ?? text);
    if (!known || known.lots.length === 0) return said;
    if (said) return { lots: [...said.lots, ...known.lots], rest: known.rest };
    return known.rest !== '' || known.lots.length > 1 ? known : undefined;
  };
};
