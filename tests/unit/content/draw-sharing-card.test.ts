import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  type Card,
  cardSize,
  drawSharingCard,
} from '../../../adapters/content/pictures/draw-sharing-card.ts';

const pictures = path.resolve(import.meta.dirname, '..', '..', 'content', 'pictures');

const card: Card = {
  title: 'Işık Kaynağı',
  companyName: 'Örnek',
  picture: path.join(pictures, 'products', 'bipolar-forceps.svg'),
};

/** Dark pixels in the left half between two heights, which are those of letters. */
const inkBetween = async (jpeg: Buffer, top: number, bottom: number): Promise<number> => {
  const { data, info } = await sharp(jpeg)
    .extract({ left: 0, top, width: cardSize.width / 2, height: bottom - top })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  return data.filter((value) => value < 100).length;
};

/** Dark pixels of a title. */
const inkOf = async (title: string): Promise<number> =>
  inkBetween(await drawSharingCard({ ...card, title }), 90, 480);

test('a sharing card is a small JPEG of the size that social networks ask for', async () => {
  const jpeg = await drawSharingCard(card);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
  expect(jpeg.length).toBeLessThan(100_000);
});

test('a sharing card shows the title with Turkish letters', async () => {
  const plain = await inkOf('Isik Kaynagi');
  expect(plain).toBeGreaterThan(1000);
  expect(await inkOf('Işık Kaynağı')).not.toBe(plain);
});

test('markup in the title of a sharing card is shown as text', async () => {
  expect(await inkOf('<b>A & B</b> <span size="')).toBeGreaterThan(await inkOf('A B'));
});

test('a very long title of a sharing card does not overlap the company name', async () => {
  const jpeg = await drawSharingCard({ ...card, title: 'WİDE WORDS '.repeat(60) });
  expect(await inkBetween(jpeg, 470, 515)).toBe(0);
  expect(await inkBetween(jpeg, 515, 600)).toBeGreaterThan(100);
});

test('drawing a sharing card without its picture rejects', async () => {
  await expect(drawSharingCard({ ...card, picture: '/nowhere.svg' })).rejects.toThrow(/^Input file/u);
});
