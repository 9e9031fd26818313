import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Card } from '../../../adapters/content/pictures/draw-sharing-card.ts';
import { createSharingCards } from '../../../adapters/content/pictures/sharing-cards.ts';
import { makeFolder } from '../../support/content-folder.ts';

const words = { kind: 'product', name: 'drill', title: 'Matkap', company: 'Örnek' } as const;

const setUp = async () => {
  const folder = await makeFolder();
  const picture = path.join(folder, 'products', 'drill.webp');
  await mkdir(path.dirname(picture));
  await writeFile(picture, 'a drill');
  const painted: string[] = [];
  let busy = 0;
  let most = 0;
  const showCard = createSharingCards(folder, async ({ title }: Card) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setImmediate(resolve));
    busy -= 1;
    if (title === 'bad') throw new Error('no paint');
    painted.push(title);
    return Buffer.from(title);
  });
  return { picture, painted, showCard, mostAtOnce: () => most };
};

test('a card that many ask for is painted once', async () => {
  const { showCard, painted } = await setUp();
  const cards = await Promise.all([showCard(words), showCard(words)]);
  expect(cards.map(String)).toEqual(['Matkap', 'Matkap']);
  await showCard(words);
  expect(painted).toEqual(['Matkap']);
});

test('another title or another picture is another card', async () => {
  const { showCard, painted, picture } = await setUp();
  await showCard(words);
  await showCard({ ...words, title: 'Drill' });
  await utimes(picture, 1, 1);
  await showCard(words);
  expect(painted).toEqual(['Matkap', 'Drill', 'Matkap']);
});

test('cards are painted one at a time, and one that fails holds up no other', async () => {
  const { showCard, painted, mostAtOnce } = await setUp();
  const bad = showCard({ ...words, title: 'bad' });
  const good = ['a', 'b', 'c'].map((title) => showCard({ ...words, title }));
  await expect(bad).rejects.toThrow('no paint');
  await Promise.all(good);
  expect(painted.toSorted()).toEqual(['a', 'b', 'c']);
  expect(mostAtOnce()).toBe(1);
});
