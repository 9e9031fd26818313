import { expect, test } from 'vitest';
import { createSharingCards } from '../../../adapters/content/pictures/sharing-cards.ts';

const card = {
  kind: 'product',
  picture: 'drill.00000000.svg',
  title: 'Matkap',
  companyName: 'Örnek',
} as const;

const setUp = () => {
  const drawn: string[] = [];
  let queued = 0;
  const renderCard = createSharingCards({
    imagesDir: '/images',
    addTask(task) {
      queued += 1;
      return task();
    },
    async draw({ title }) {
      if (title === 'bad') throw new Error('no paint');
      drawn.push(title);
      return Buffer.from(title);
    },
  });
  return { drawn, renderCard, queued: () => queued };
};

test('a sharing card is rendered once for concurrent and later requests', async () => {
  const { renderCard, drawn } = setUp();
  const cards = await Promise.all([renderCard(card), renderCard(card)]);
  expect(cards.map(String)).toEqual(['Matkap', 'Matkap']);
  await renderCard(card);
  expect(drawn).toEqual(['Matkap']);
});

test('a sharing card is rendered anew after its title or picture changed', async () => {
  const { renderCard, drawn } = setUp();
  await renderCard(card);
  await renderCard({ ...card, title: 'Drill' });
  await renderCard({ ...card, picture: 'drill.11111111.svg' });
  expect(drawn).toEqual(['Matkap', 'Drill', 'Matkap']);
});

test('each sharing card is a task of the queue, and a failure is not cached', async () => {
  const { renderCard, drawn, queued } = setUp();
  const bad = { ...card, title: 'bad' };
  await expect(renderCard(bad)).rejects.toThrow('no paint');
  await expect(renderCard(bad)).rejects.toThrow('no paint');
  await renderCard(card);
  expect(drawn).toEqual(['Matkap']);
  expect(queued()).toBe(3);
});
