import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  type Card,
  cardSize,
  drawSharingCard,
} from '../../../adapters/content/pictures/draw-sharing-card.ts';

const pictures = path.resolve(import.meta.dirname, '..', '..', '..', 'content', 'pictures');

const card: Card = {
  title: 'Işık Kaynağı',
  companyName: 'Örnek',
  picture: path.join(pictures, 'products', 'mallet.svg'),
};

/** Dark dots of the left half between two heights: the letters. */
const inkBetween = async (jpeg: Buffer, top: number, bottom: number): Promise<number> => {
  const { data, info } = await sharp(jpeg)
    .extract({ left: 0, top, width: cardSize.width / 2, height: bottom - top })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  return data.filter((value) => value < 100).length;
};

/** Dark dots of a title. */
const inkOf = async (title: string): Promise<number> =>
  inkBetween(await drawSharingCard({ ...card, title }), 90, 480);

test('a card is a JPEG of the shape that networks ask for, and small', async () => {
  const jpeg = await drawSharingCard(card);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
  expect(jpeg.length).toBeLessThan(100_000);
});

test('the title is written on it, in letters that a title of Turkish needs', async () => {
  const plain = await inkOf('Isik Kaynagi');
  expect(plain).toBeGreaterThan(1000);
  expect(await inkOf('Işık Kaynağı')).not.toBe(plain);
});

test('what would be markup is written as it stands', async () => {
  expect(await inkOf('<b>A & B</b> <span size="')).toBeGreaterThan(await inkOf('A B'));
});

test('a title as long as a paragraph leaves the company’s name free', async () => {
  const jpeg = await drawSharingCard({ ...card, title: 'WİDE WORDS '.repeat(60) });
  expect(await inkBetween(jpeg, 470, 515)).toBe(0);
  expect(await inkBetween(jpeg, 515, 600)).toBeGreaterThan(100);
});

test('a picture that is not there is an error', async () => {
  await expect(drawSharingCard({ ...card, picture: '/nowhere.svg' })).rejects.toThrow('nowhere');
});
