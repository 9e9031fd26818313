import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// Makes the icons and the social sharing card in public/ from the drawings in scripts/icons/. Run it when those change.

interface Icon {
  readonly file: string;
  readonly drawing: string;
  readonly width: number;
}

const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', drawing: 'touch-icon.svg', width: 180 },
  { file: 'icon-192.png', drawing: 'touch-icon.svg', width: 192 },
  { file: 'icon-512.png', drawing: 'touch-icon.svg', width: 512 },
  { file: 'icon-maskable-512.png', drawing: 'maskable-icon.svg', width: 512 },
  { file: 'social-card.png', drawing: 'social-card.svg', width: 1200 },
];

const target = path.resolve(import.meta.dirname, '..', 'public');
await mkdir(target, { recursive: true });
for (const { file, drawing, width } of icons) {
  const picture = await sharp(path.join(import.meta.dirname, 'icons', drawing))
    .resize({ width })
    .flatten()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(path.join(target, file), picture);
  console.log(`${file} ${picture.length} bytes`);
}
