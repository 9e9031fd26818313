import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CardWords } from '#domain/site/sharing-card.ts';
import { pictureFile } from '#domain/content/picture.ts';
import { createTurns } from '#domain/shared/turns.ts';
import { type Card, drawSharingCard } from './draw-sharing-card.ts';

/** Bytes; some three hundred cards. */
const maxCachedBytes = 16 * 1024 * 1024;

/** Cards that may wait while one is painted: the last of them waits some seconds. */
const maxQueued = 40;

/**
 * Paints cards as they are asked for, one at a time, and keeps the last of them: all of them at once would take a
 * start half a minute, and most are never asked for.
 * @param imagesDir absolute path of the folder that the site serves as /images
 */
export const createSharingCards = (
  imagesDir: string,
  paint: (card: Card) => Promise<Buffer> = drawSharingCard,
): ((words: CardWords) => Promise<Buffer>) => {
  const inTurn = createTurns(maxQueued);
  const cards = new LRUCache<string, Buffer, Card>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context }) => inTurn(() => paint(context)),
    // Pushed out while it is being painted, it still goes to who asked.
    ignoreFetchAbort: true,
  });

  return async ({ kind, name, title, company }) => {
    const picture = path.join(imagesDir, pictureFile(kind, name));
    // A new picture is another card.
    const { mtimeMs } = await stat(picture);
    const card: Card = { title, company, picture };
    return cards.forceFetch(JSON.stringify([card, mtimeMs]), { context: card });
  };
};
