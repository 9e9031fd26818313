import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

// Generates src/styles/fonts/, src/styles/fonts.css and the font of the sharing cards from the font packages. Run it when
// the letters change.

const root = path.resolve(import.meta.dirname, '..');
const styles = path.join(root, 'src', 'styles');
const sansPackage = '@fontsource-variable/instrument-sans';
const serifPackage = '@expo-google-fonts/instrument-serif';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const marks = '\u00A0©°·×–—‘’“”…•€™';
/** Split as the font package splits its letters. */
const alphabet = { latin: `${ascii}${marks}ÂÇÎÖÛÜâçîöûüı`, extended: 'ĞğİŞş' };
/** Letters of foreign names; browsers load their file only for pages that contain one. */
const foreign = 'ÀÁÃÄÅÆÈÉÊËÌÍÏÑÒÓÔÕØÙÚÝßàáãäåæèéêëìíïñòóôõøùúýÿŒœ';

interface Piece {
  readonly file: string;
  readonly source: string;
  readonly letters: string;
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly pieces: readonly Piece[];
  /** Average character width in ems, here and of fallbacks from Capsize (@capsizecss/metrics 4.3). */
  readonly width: number;
  readonly fallbacks: readonly {
    readonly name: string;
    readonly local: readonly string[];
    readonly width: number;
  }[];
}

const serifFile = `${serifPackage}/400Regular/InstrumentSerif_400Regular.ttf`;

const sansFile = (part: string): string => `${sansPackage}/files/instrument-sans-${part}-wght-normal.woff2`;

const faces: readonly Face[] = [
  {
    family: 'Instrument Sans',
    weight: '400 700',
    pieces: [
      { file: 'instrument-sans', source: sansFile('latin'), letters: alphabet.latin },
      { file: 'instrument-sans-turkish', source: sansFile('latin-ext'), letters: alphabet.extended },
      { file: 'instrument-sans-foreign', source: sansFile('latin'), letters: foreign },
    ],
    width: 0.458,
    fallbacks: [
      { name: 'Arial', local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
      { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
    ],
  },
  {
    family: 'Instrument Serif',
    weight: '400',
    pieces: [
      {
        file: 'instrument-serif',
        source: serifFile,
        letters: alphabet.latin + alphabet.extended,
      },
    ],
    width: 0.341,
    fallbacks: [
      {
        name: 'Times',
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
        width: 832 / 2048,
      },
    ],
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const inHex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** A CSS unicode-range; consecutive code points form a range. */
const unicodeRange = (codePoints: readonly number[]): string => {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => `U+${inHex(first)}${last > first ? `-${inHex(last)}` : ''}`)
    .join(', ');
};

const rule = (descriptors: Readonly<Record<string, string>>): string =>
  ['@font-face {', ...Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`), '}'].join(
    '\n',
  );

type Format = 'woff2' | 'truetype';

const createSubset = async (
  { source, letters: text }: Pick<Piece, 'source' | 'letters'>,
  targetFormat: Format,
): Promise<Buffer> =>
  subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), text, { targetFormat });

const metricsOf = (font: Buffer) => {
  const face = create(font);
  if (face.isCollection) throw new Error('The file is a font collection, not a font.');
  return face;
};

const rulesOf = async ({ family, weight, pieces, width, fallbacks }: Face): Promise<string[]> => {
  const subsets = await Promise.all(
    pieces.map(async (piece) => ({ ...piece, font: await createSubset(piece, 'woff2') })),
  );
  const rules: string[] = [];
  for (const { file, letters, font } of subsets) {
    await writeFile(path.join(styles, 'fonts', `${file}.woff2`), font);
    rules.push(
      rule({
        'font-family': `'${family}'`,
        'font-style': 'normal',
        'font-weight': weight,
        'font-display': 'optional',
        src: `url('./fonts/${file}.woff2') format('woff2')`,
        'unicode-range': unicodeRange(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)),
      }),
    );
  }
  const [first] = subsets;
  if (!first) return rules;
  const { ascent, descent, unitsPerEm } = metricsOf(first.font);
  for (const fallback of fallbacks) {
    const size = width / fallback.width;
    rules.push(
      rule({
        'font-family': `'${family} ${fallback.name}'`,
        src: fallback.local.map((name) => `local('${name}')`).join(', '),
        'size-adjust': percent(size),
        'ascent-override': percent(ascent / unitsPerEm / size),
        'descent-override': percent(-descent / unitsPerEm / size),
        'line-gap-override': '0%',
      }),
    );
  }
  return rules;
};

await mkdir(path.join(styles, 'fonts'), { recursive: true });
const rules = (await Promise.all(faces.map(rulesOf))).flat();
await writeFile(
  path.join(styles, 'fonts.css'),
  `/* Generated by scripts/subset-fonts.ts. */\n${rules.join('\n\n')}\n`,
);

// The renderer of sharing cards cannot read WOFF2, and a server may have no fonts installed.
const cardFont = { source: serifFile, letters: alphabet.latin + alphabet.extended + foreign };
await writeFile(
  path.join(root, 'adapters', 'content', 'pictures', 'fonts', 'instrument-serif.ttf'),
  await createSubset(cardFont, 'truetype'),
);
