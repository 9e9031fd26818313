import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { pictureFile } from '#domain/content/picture.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';
import type { SharingCard } from '#domain/site/drawings/sharing-card.ts';
import type { Card } from './draw-sharing-card.ts';

/** About 300 cards. */
const maxCachedBytes = 16 * 1024 * 1024;

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  readonly addTask: AddTask;
  readonly draw?: (card: Card) => Promise<Buffer>;
}

/** Loads the library for it with the first card, as it would delay the start and take memory. */
const drawSharingCard = async (card: Card): Promise<Buffer> => {
  const module = await import('./draw-sharing-card.ts');
  return module.drawSharingCard(card);
};

/**
 * Draws sharing cards on demand and caches the most recently used: drawing all of them at the start would take half a
 * minute, and most are never requested.
 */
export const createSharingCards = ({ imagesDir, addTask, draw = drawSharingCard }: Options) => {
  const cards = new LRUCache<string, Buffer, Card>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context }) => addTask(() => draw(context)),
    // A card that is evicted while it is drawn still resolves for those who wait for it.
    ignoreFetchAbort: true,
  });

  return ({ kind, picture: file, title, companyName }: SharingCard): Promise<Buffer> => {
    const card: Card = { title, companyName, picture: path.join(imagesDir, pictureFile(kind, file)) };
    return cards.forceFetch(JSON.stringify(card), { context: card });
  };
};
