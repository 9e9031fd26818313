import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRasterPictures } from '../../../adapters/content/pictures/raster-pictures.ts';
import { makeFolder } from '../../support/content-folder.ts';

const setUp = async () => {
  const imagesDir = await makeFolder();
  await mkdir(path.join(imagesDir, 'products'));
  await writeFile(path.join(imagesDir, 'products/saw.00000001.svg'), 'a drawing');
  await writeFile(path.join(imagesDir, 'products/drill.00000002.png'), 'a photo');
  const encoded: string[] = [];
  const encodePicture = createRasterPictures({
    imagesDir,
    addTask: (task) => task(),
    async encode(bytes, _format, width, ending) {
      encoded.push(`${bytes.toString()} ${width} ${ending}`);
      return bytes;
    },
  });
  const request = (stem: string, width = 460) =>
    encodePicture({ kind: 'product', stem, width, ending: 'webp' });
  return { encoded, request };
};

test('a drawing or photo is encoded once for concurrent and later requests, in each width', async () => {
  const { encoded, request } = await setUp();
  await Promise.all([request('saw.00000001'), request('saw.00000001')]);
  await request('saw.00000001');
  await request('saw.00000001', 920);
  await request('drill.00000002');

  expect(encoded).toEqual(['a drawing 460 webp', 'a drawing 920 webp', 'a photo 460 webp']);
});

test('what is not there is not encoded', async () => {
  const { encoded, request } = await setUp();

  expect(await request('saw.00000009')).toBeUndefined();
  expect(encoded).toEqual([]);
});
