import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontLetters } from '#domain/site/drawings/font-letters.ts';
import { fetchPackage } from './fetch-package.ts';
import { type SystemFont, fallbackRules, readSample } from './fonts/fallbacks.ts';
import { readFace } from './fonts/read-face.ts';
import { fontFaceRule, percent, unicodeRange } from './fonts/rules.ts';

// Generates src/styles/fonts/, src/styles/fonts.css and the font of the sharing cards from the font packages. Run it when
// domain/site/drawings/font-letters.ts has changed.

const root = path.resolve(import.meta.dirname, '..');
const styles = path.join(root, 'src', 'styles');

const { latin, turkish, foreign, signs } = fontLetters;

const sans = 'Instrument Sans';
const serif = 'Instrument Serif';

const inProject = (source: string): string => fileURLToPath(import.meta.resolve(source));

const sansFile = (part: string): string =>
  inProject(`@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`);

const serifFile = inProject('@expo-google-fonts/instrument-serif/400Regular/InstrumentSerif_400Regular.ttf');

const sheetFont = (name: string): string => path.join(root, 'adapters', 'sheets', 'fonts', name);

const createSubset = async (source: string, letters: string, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(await readFile(source), letters, { targetFormat });

interface Piece {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly letters: string;
  readonly weight: string;
  readonly size?: number;
  /** Whether the family has no other file. */
  readonly isWhole?: boolean;
}

const ownRule = async ({
  family,
  file,
  source,
  letters,
  weight,
  size,
  isWhole = false,
}: Piece): Promise<string> => {
  await writeFile(path.join(styles, 'fonts', `${file}.woff2`), await createSubset(source, letters, 'woff2'));
  return fontFaceRule({
    'font-family': `'${family}'`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url('./fonts/${file}.woff2') format('woff2')`,
    ...(size !== undefined && { 'size-adjust': percent(size) }),
    ...(!isWhole && { 'unicode-range': unicodeRange(letters) }),
  });
};

const fetched = (packageSpec: string, folder: string) => {
  const { resolve } = createRequire(fetchPackage(packageSpec, folder));
  const name = packageSpec.slice(0, packageSpec.lastIndexOf('@'));
  return (file: string): string => resolve(`${name}/${file}`);
};

const instrument = fetched('@expo-google-fonts/instrument-sans@0.4.2', 'sheet-fonts/letters');
// Arimo, Tinos and Liberation have the widths of Arial and Times New Roman.
const arimo = fetched('@expo-google-fonts/arimo@0.4.3', 'fallback-fonts/arimo');
const tinos = fetched('@expo-google-fonts/tinos@0.4.2', 'fallback-fonts/tinos');
const notoSerif = fetched('@expo-google-fonts/noto-serif@0.4.2', 'fallback-fonts/noto-serif');
const roboto = fetched('@expo-google-fonts/roboto@0.4.3', 'fallback-fonts/roboto');
const dejaVu = fetched('dejavu-fonts-ttf@2.37.3', 'fallback-fonts/dejavu');

/** Fonts that systems have, by the weights that pages use. */
const arial: SystemFont = {
  name: 'Arial',
  faces: {
    400: { local: ['Arial', 'Liberation Sans'], file: arimo('400Regular/Arimo_400Regular.ttf') },
    600: {
      local: ['Arial Bold', 'Liberation Sans Bold'],
      file: arimo('700Bold/Arimo_700Bold.ttf'),
    },
  },
};
const android: SystemFont = {
  name: 'Roboto',
  faces: {
    400: { local: ['Roboto', 'Roboto-Regular'], file: roboto('400Regular/Roboto_400Regular.ttf') },
    500: { local: ['Roboto Medium', 'Roboto-Medium'], file: roboto('500Medium/Roboto_500Medium.ttf') },
    600: { local: ['Roboto Bold', 'Roboto-Bold'], file: roboto('700Bold/Roboto_700Bold.ttf') },
  },
};
const linux: SystemFont = {
  name: 'DejaVu',
  faces: {
    400: { local: ['DejaVu Sans'], file: dejaVu('ttf/DejaVuSans.ttf') },
    600: { local: ['DejaVu Sans Bold'], file: dejaVu('ttf/DejaVuSans-Bold.ttf') },
  },
};
const times: SystemFont = {
  name: 'Times',
  faces: {
    400: {
      local: ['Times New Roman', 'Liberation Serif'],
      file: tinos('400Regular/Tinos_400Regular.ttf'),
    },
  },
};
const androidSerif: SystemFont = {
  name: 'Noto',
  faces: {
    400: {
      local: ['Noto Serif', 'NotoSerif-Regular'],
      file: notoSerif('400Regular/NotoSerif_400Regular.ttf'),
    },
  },
};
const linuxSerif: SystemFont = {
  name: 'DejaVu',
  faces: { 400: { local: ['DejaVu Serif'], file: dejaVu('ttf/DejaVuSerif.ttf') } },
};

const regular = await readFace(instrument('400Regular/InstrumentSans_400Regular.ttf'));
const signsFont = await readFace(sheetFont('signs-regular.ttf'));
/** Signs have the height of the capitals beside them. */
const signsSize = regular.capHeight / regular.unitsPerEm / (signsFont.capHeight / signsFont.unitsPerEm);
const wholeRange = { family: sans, weight: '400 700' };

const pieces: readonly Piece[] = [
  { ...wholeRange, file: 'instrument-sans', source: sansFile('latin'), letters: latin },
  { ...wholeRange, file: 'instrument-sans-turkish', source: sansFile('latin-ext'), letters: turkish },
  { ...wholeRange, file: 'instrument-sans-foreign', source: sansFile('latin'), letters: foreign },
  {
    // Of its own family, as faces of one family share no weights unless they share all.
    family: 'Instrument Signs',
    file: 'signs',
    source: sheetFont('signs-regular.ttf'),
    letters: signs,
    weight: '400',
    size: signsSize,
  },
  {
    family: 'Instrument Signs',
    file: 'signs-semibold',
    source: sheetFont('signs-semibold.ttf'),
    letters: signs,
    weight: '600',
    size: signsSize,
  },
  {
    family: serif,
    file: 'instrument-serif',
    source: serifFile,
    letters: latin + turkish,
    weight: '400',
    isWhole: true,
  },
];

const sample = await readSample(root);
const rules = [
  ...(await Promise.all(pieces.map(ownRule))),
  ...(await fallbackRules({
    prefix: 'Text',
    weights: {
      '400': regular,
      '500': await readFace(instrument('500Medium/InstrumentSans_500Medium.ttf')),
      '600 700': await readFace(instrument('600SemiBold/InstrumentSans_600SemiBold.ttf')),
    },
    fonts: [arial, android, linux],
    sample,
  })),
  ...(await fallbackRules({
    prefix: 'Title',
    weights: { '400': await readFace(serifFile) },
    fonts: [times, androidSerif, linuxSerif],
    sample,
  })),
];
await writeFile(
  path.join(styles, 'fonts.css'),
  `/* Generated by scripts/subset-fonts.ts. */\n${rules.join('\n\n')}\n`,
);

// The renderer of sharing cards cannot read WOFF2, and a server may have no fonts installed.
await writeFile(
  path.join(root, 'adapters', 'content', 'pictures', 'fonts', 'instrument-serif.ttf'),
  await createSubset(serifFile, latin + turkish + foreign, 'truetype'),
);
