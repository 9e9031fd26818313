import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CardWords } from '#domain/search-engines/show-card.ts';
import { pictureFile } from '#domain/shared/picture.ts';
import { type Card, paintCard } from './paint-card.ts';

/** Bytes; some three hundred cards. */
const mostKept = 16 * 1024 * 1024;

/**
 * Paints cards as they are asked for, one at a time, and keeps the last of them: all of them at once would take a
 * start half a minute, and most are never asked for.
 * @param imagesDir absolute path of the folder that the site serves as /images
 */
export const createSharingCards = (
  imagesDir: string,
  paint: (card: Card) => Promise<Buffer> = paintCard,
): ((words: CardWords) => Promise<Buffer>) => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (card: Card): Promise<Buffer> => {
    const painted = last.then(() => paint(card));
    last = painted.catch(() => {});
    return painted;
  };
  const cards = new LRUCache<string, Buffer, Card>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context }) => inTurn(context),
  });

  return async ({ kind, name, title, company }) => {
    const picture = path.join(imagesDir, pictureFile(kind, name));
    // A new picture is another card.
    const { mtimeMs } = await stat(picture);
    const card: Card = { title, company, picture, cropped: kind === 'news' };
    return cards.forceFetch(JSON.stringify([card, mtimeMs]), { context: card });
  };
};
