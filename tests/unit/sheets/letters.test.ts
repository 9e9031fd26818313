import { readWholeContent } from '../../support/test-content.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { signs } from '../../../adapters/sheets/signs.ts';
import { wordings } from '../../../adapters/texts/texts.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

const lettersOf = async (file: string): Promise<ReadonlySet<string>> => {
  const font = create(await readFile(path.join(root, 'adapters', 'sheets', 'fonts', file)));
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return new Set(font.characterSet.map((codePoint) => String.fromCodePoint(codePoint)));
};

const missingIn = async (file: string, written: Iterable<string>): Promise<string[]> => {
  const available = await lettersOf(file);
  return [...new Set(written)].filter((letter) => !available.has(letter));
};

test.each(['regular', 'semibold'])(
  'the %s fonts of data sheets have every letter of the content and the wording',
  async (weight) => {
    const { content } = await readWholeContent(path.join(root, 'content'));
    const written = JSON.stringify([content, wordings]);
    const letters = Array.from(written).filter((letter) => !signs.includes(letter));

    expect(letters).toContain('ğ');
    expect(await missingIn(`instrument-sans-${weight}.ttf`, letters)).toEqual([]);
    expect(await missingIn(`signs-${weight}.ttf`, signs)).toEqual([]);
  },
);

test('the font of titles has every letter of the products’ names', async () => {
  const { content } = await readWholeContent(path.join(root, 'content'));
  const written = content.products.map(({ name }) => name.tr + name.en).join('');
  const letters = Array.from(written).filter((letter) => !signs.includes(letter));
  expect(await missingIn('instrument-serif-regular.ttf', letters)).toEqual([]);
});
