import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { signs } from '../adapters/sheets/signs.ts';
import { fetchPackage } from './fetch-package.ts';

// Makes adapters/sheets/fonts/ from the whole typefaces: those of the pages are cut in pieces that a PDF cannot join.

const target = path.resolve(import.meta.dirname, '..', 'adapters', 'sheets', 'fonts');

const letters = fetchPackage('@expo-google-fonts/instrument-sans@0.4.2', 'sheet-fonts/letters');
const others = fetchPackage('@expo-google-fonts/inter@0.4.2', 'sheet-fonts/signs');

const cuts = [
  ['instrument-sans-regular.ttf', letters, 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf', ''],
  ['instrument-sans-semibold.ttf', letters, 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf', ''],
  ['signs-regular.ttf', others, 'inter/400Regular/Inter_400Regular.ttf', signs],
  ['signs-semibold.ttf', others, 'inter/600SemiBold/Inter_600SemiBold.ttf', signs],
] as const;

await mkdir(target, { recursive: true });
for (const [file, from, font, text] of cuts) {
  const whole = await readFile(createRequire(from).resolve(`@expo-google-fonts/${font}`));
  const options = {
    targetFormat: 'sfnt' as const,
    // Without ligatures, a letter of the PDF is a letter of the text, also to who copies it.
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
    noLayoutClosure: true,
    ...(text === '' && { keepAllGlyphs: true }),
  };
  const cut = await subsetFont(whole, text, options);
  await writeFile(path.join(target, file), cut);
}
for (const [from, name, licence] of [
  [letters, 'instrument-sans', 'instrument-sans-OFL.txt'],
  [others, 'inter', 'signs-OFL.txt'],
] as const) {
  await copyFile(
    createRequire(from).resolve(`@expo-google-fonts/${name}/LICENSE_FONT`),
    path.join(target, licence),
  );
}
