import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readCompany } from './read-company.ts';
import { drawingOf } from './icons/drawing.ts';
import { manifestOf } from './icons/manifest.ts';

// Generates the logo, the icons, the social card and the web app manifest in public/ from the drawings in
// scripts/icons/, the palette and the company's name, and the maintenance page's picture from that of technical service.
// Run it when one of them changes.

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

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'public');

for (const { file, drawing, width } of icons) {
  const picture = await sharp(Buffer.from(await drawingOf(drawing)))
    .resize({ width })
    .flatten()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(path.join(target, file), picture);
  console.log(`${file} ${picture.length} bytes`);
}
for (const file of ['logo.svg', 'favicon.svg'])
  await writeFile(path.join(target, file), await drawingOf(file));
await writeFile(path.join(target, 'site.webmanifest'), manifestOf((await readCompany()).name));
await sharp(path.join(root, 'content', 'pictures', 'solutions', 'technical-service.webp'))
  .resize({ width: 1280 })
  .avif({ quality: 50 })
  .toFile(path.join(target, 'maintenance.avif'));
