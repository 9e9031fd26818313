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
  const showSharingCard = createSharingCards(folder, async ({ title }: Card) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setImmediate(resolve));
    busy -= 1;
    if (title === 'bad') throw new Error('no paint');
    painted.push(title);
    return Buffer.from(title);
  });
  return { picture, painted, showSharingCard, maxAtOnce: () => most };
};

test('a card that many ask for is painted once', async () => {
  const { showSharingCard, painted } = await setUp();
  const cards = await Promise.all([showSharingCard(words), showSharingCard(words)]);
  expect(cards.map(String)).toEqual(['Matkap', 'Matkap']);
  await showSharingCard(words);
  expect(painted).toEqual(['Matkap']);
});

test('another title or another picture is another card', async () => {
  const { showSharingCard, painted, picture } = await setUp();
  await showSharingCard(words);
  await showSharingCard({ ...words, title: 'Drill' });
  await utimes(picture, 1, 1);
  await showSharingCard(words);
  expect(painted).toEqual(['Matkap', 'Drill', 'Matkap']);
});

test('cards are painted one at a time, and one that fails holds up no other', async () => {
  const { showSharingCard, painted, maxAtOnce } = await setUp();
  const bad = showSharingCard({ ...words, title: 'bad' });
  const good = ['a', 'b', 'c'].map((title) => showSharingCard({ ...words, title }));
  await expect(bad).rejects.toThrow('no paint');
  await Promise.all(good);
  expect(painted.toSorted()).toEqual(['a', 'b', 'c']);
  expect(maxAtOnce()).toBe(1);
});
