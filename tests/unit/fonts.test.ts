import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkitten';
import { beforeAll, expect, test } from 'vitest';
import { fontLetters, lettersWithoutFont } from '#domain/site/drawings/font-letters.ts';
import { signs } from '../../adapters/sheets/signs.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const styles = path.join(root, 'src', 'styles');

const lettersOfText = (text: string): string[] => [...new Set(text)];

const lettersOf = async (file: string): Promise<string[]> => {
  const font = create(await readFile(path.join(styles, file)));
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return font.characterSet.map((codePoint) => String.fromCodePoint(codePoint));
};

const textsIn = async (folder: string, ending: string, without?: RegExp): Promise<string[]> => {
  const files = await readdir(path.join(root, folder), { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith(ending) && without?.test(path.basename(file)) !== true)
      .map((file) => readFile(path.join(root, folder, file), 'utf8')),
  );
};

interface Face {
  readonly family: string;
  readonly file: string;
  /** Letters of the `unicode-range`. */
  readonly letters: ReadonlySet<string>;
}

const lettersIn = (range: string): string[] =>
  [...range.matchAll(/U\+(?<first>\w+)(?:-(?<last>\w+))?/gu)].flatMap(({ groups }) => {
    const first = Number.parseInt(groups?.['first'] ?? '', 16);
    const last = Number.parseInt(groups?.['last'] ?? groups?.['first'] ?? '', 16);
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

const facesIn = (css: string): Face[] =>
  [...css.matchAll(/@font-face \{(?<rule>[^}]*url[^}]*)\}/gu)].map(({ groups }) => {
    const rule = groups?.['rule'] ?? '';
    const value = (pattern: RegExp): string => pattern.exec(rule)?.[1] ?? '';
    return {
      family: value(/font-family: '([^']+)'/u),
      file: value(/url\('([^']+)'\)/u),
      letters: new Set(lettersIn(value(/unicode-range:([^;]+);/u))),
    };
  });

let faces: Face[];

beforeAll(async () => {
  faces = facesIn(await readFile(path.join(styles, 'fonts.css'), 'utf8'));
});

test('every letter of interface and content is in the fonts', async () => {
  const texts = [...(await textsIn('locales', '.json')), ...(await textsIn('content', '.yaml'))];
  expect(lettersWithoutFont(texts.join(''))).toEqual([]);
});

test('the fonts are made of the letters that content may have', () => {
  const sans = faces.filter(({ family }) => family !== 'Instrument Serif');
  const inFonts = new Set(sans.flatMap(({ letters }) => Array.from(letters)));
  expect([...inFonts].toSorted()).toEqual(Object.values(fontLetters).flatMap(lettersOfText).toSorted());
});

test('the serif font has every letter of the texts set in it', async () => {
  const glyphs = await lettersOf('fonts/instrument-serif.woff2');
  // The desk sets numbers in it alone.
  const texts = await textsIn('locales', '.json', /^desk/u);
  const letters = lettersOfText(texts.join('').replaceAll('\n', ''));
  expect(letters.filter((letter) => !glyphs.includes(letter))).toEqual([]);
});

test('data sheets have every sign that pages have', () => {
  expect(lettersOfText(fontLetters.signs).filter((sign) => !signs.includes(sign))).toEqual([]);
});

test('no text waits for a font to come, and none keeps the wrong one', async () => {
  const css = await readFile(path.join(styles, 'fonts.css'), 'utf8');
  expect(css.match(/font-display: \w+/gu)).toEqual(faces.map(() => 'font-display: swap'));
});

test('the unicode-range of a font lists no letter that its file lacks', async () => {
  for (const { file, letters } of faces) {
    const glyphs = new Set(await lettersOf(file));
    expect([...letters].filter((letter) => !glyphs.has(letter))).toEqual([]);
  }
});
