import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { maxTurntableBytes, turntableFile } from '#domain/content/turntable.ts';
import { runInBlender } from './blender.ts';

// Renders products from all sides, see README.md:
//   npx node studio/turntables.ts [--missing] [--samples 5] picture …

const root = path.resolve(import.meta.dirname, '..');
const rendered = path.join(root, 'var', 'turntables');
const pictures = path.join(root, 'content', 'pictures');

/** Qualities of AVIF: the best that fits is taken. */
const qualities = [62, 54, 46, 38, 30];

/** Writes the frames as one file. @returns its bytes */
const encode = async (sheet: string, target: string): Promise<number> => {
  for (const quality of qualities) {
    await sharp(sheet).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toFile(target);
    const { size } = await stat(target);
    if (size <= maxTurntableBytes) return size;
  }
  throw new Error(`${target} has more than ${maxTurntableBytes} bytes at any quality`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false }, samples: { type: 'string', default: '5' } },
});
await mkdir(rendered, { recursive: true });
await mkdir(path.join(pictures, turntableFile('')), { recursive: true });
for (const name of positionals) {
  const target = path.join(pictures, turntableFile(`${name}.avif`));
  if (values.missing && existsSync(target)) continue;
  runInBlender('turn.py', ['--out', rendered, '--samples', values.samples, name]);
  const bytes = await encode(path.join(rendered, `${name}.png`), target);
  console.log(`${name}: ${Math.round(bytes / 1000)} kB`);
}
