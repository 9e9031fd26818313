import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const media = path.resolve(import.meta.dirname, '../../../src/features/home/media');

test.each(['hero.webm', 'hero.mp4'])('%s is light enough to be sent to everyone', async (file) => {
  expect((await readFile(path.join(media, file))).length).toBeLessThanOrEqual(600_000);
});

test('the MP4 begins with its index, so that it plays while it is loading', async () => {
  const bytes = await readFile(path.join(media, 'hero.mp4'));

  expect(bytes.indexOf('moov')).toBeGreaterThan(0);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});
