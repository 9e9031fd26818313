import { expect, test } from 'vitest';
import { createFindPicture } from '#domain/content/find-picture.ts';

const findPicture = createFindPicture({
  pictureOfProduct: async (slug) => (slug === 'saw' ? 'hand-saw.00000001.svg' : undefined),
  news: { item: async (id) => (id === 'fair' ? { picture: 'fair.00000002.jpg' } : undefined) },
  getSitePictures: async () => ({
    solution: {},
    banner: {},
    brand: { acteon: 'acteon.00000003.svg' },
    portrait: {},
  }),
});

test('the picture of a product, news item or brand is found by its slug or id', async () => {
  expect(await findPicture('product', 'saw')).toBe('hand-saw.00000001.svg');
  expect(await findPicture('news', 'fair')).toBe('fair.00000002.jpg');
  expect(await findPicture('brand', 'acteon')).toBe('acteon.00000003.svg');
});

test.each(['acteon', 'saw', 'constructor', '__proto__'])('there is no banner %s', async (name) => {
  expect(await findPicture('banner', name)).toBeUndefined();
});
