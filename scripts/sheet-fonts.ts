import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { signs } from '../adapters/sheets/signs.ts';
import { fetchPackage } from './fetch-package.ts';

// Generates adapters/sheets/fonts/ from complete fonts: those of the pages are subsets, which a PDF cannot combine.

const target = path.resolve(import.meta.dirname, '..', 'adapters', 'sheets', 'fonts');

const textPackage = fetchPackage('@expo-google-fonts/instrument-sans@0.4.2', 'sheet-fonts/letters');
const signsPackage = fetchPackage('@expo-google-fonts/inter@0.4.2', 'sheet-fonts/signs');

const titlePackage = fetchPackage('@expo-google-fonts/instrument-serif@0.4.1', 'sheet-fonts/titles');

const subsets = [
  [
    'instrument-sans-regular.ttf',
    textPackage,
    'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
    '',
  ],
  [
    'instrument-sans-semibold.ttf',
    textPackage,
    'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
    '',
  ],
  [
    'instrument-serif-regular.ttf',
    titlePackage,
    'instrument-serif/400Regular/InstrumentSerif_400Regular.ttf',
    '',
  ],
  ['signs-regular.ttf', signsPackage, 'inter/400Regular/Inter_400Regular.ttf', signs],
  ['signs-semibold.ttf', signsPackage, 'inter/600SemiBold/Inter_600SemiBold.ttf', signs],
] as const;

await mkdir(target, { recursive: true });
for (const [file, from, font, text] of subsets) {
  const whole = await readFile(createRequire(from).resolve(`@expo-google-fonts/${font}`));
  const options = {
    targetFormat: 'sfnt' as const,
    // No ligatures, so that text copied from the PDF has the right letters.
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
    noLayoutClosure: true,
    ...(text === '' && { keepAllGlyphs: true }),
  };
  const subset = await subsetFont(whole, text, options);
  await writeFile(path.join(target, file), subset);
}
for (const [from, name, licence] of [
  [textPackage, 'instrument-sans', 'instrument-sans-OFL.txt'],
  [titlePackage, 'instrument-serif', 'instrument-serif-OFL.txt'],
  [signsPackage, 'inter', 'signs-OFL.txt'],
] as const) {
  await copyFile(
    createRequire(from).resolve(`@expo-google-fonts/${name}/LICENSE_FONT`),
    path.join(target, licence),
  );
}
