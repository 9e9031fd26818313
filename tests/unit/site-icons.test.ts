import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { palette } from '#domain/site/drawings/palette.ts';
import { drawingOf } from '../../scripts/icons/drawing.ts';
import { manifestOf } from '../../scripts/icons/manifest.ts';
import { files } from '../../src/lib/paths.ts';

const folder = path.resolve(import.meta.dirname, '..', '..', 'public');

const manifestSchema = z.object({
  name: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
});

test('the icons of the manifest are as large as it says', async () => {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'site.webmanifest'), 'utf8')),
  );

  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(path.join(folder, src)).metadata();
    expect([format, `${width}x${height}`], src).toEqual(['png', sizes]);
  }
});

test.each([
  ['apple-touch-icon.png', 180, 180],
  [files.socialCard, 1200, 630],
])('%s has the size that its readers expect, and nothing to see through', async (file, width, height) => {
  const metadata = await sharp(path.join(folder, file)).metadata();

  expect(metadata).toMatchObject({ format: 'png', width, height, hasAlpha: false });
});

test.each(['logo.svg', 'favicon.svg'])(
  'public/%s is its drawing in the colours of the palette',
  async (file) => {
    const drawing = await drawingOf(file);

    expect(await readFile(path.join(folder, file), 'utf8')).toBe(drawing);
    expect(drawing).toContain(`fill="${palette.accent}"`);
  },
);

test('the web app manifest has the colours of the palette', async () => {
  const text = await readFile(path.join(folder, 'site.webmanifest'), 'utf8');

  expect(text).toBe(manifestOf(manifestSchema.parse(JSON.parse(text)).name));
});
