import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';

const product = 'products/drills/ear-drill.yaml';

test.each([
  ['ear-drill\u200B.svg', 'an invisible sign (U+200B, zero-width space)', 'ear-drill.svg'],
  ['ear-drill .svg', 'a space at its beginning or end', 'ear-drill.svg'],
  ['ear-drill.svg.svg', 'two endings', 'ear-drill.svg'],
  ['Ear-Drill.svg', 'capitals', 'ear-drill.svg'],
  [
    ' Ear-drill\u200D.svg',
    'an invisible sign (U+200D, zero-width joiner), a space at its beginning or end, capitals',
    'ear-drill.svg',
  ],
])('a picture whose file is called %j is to be renamed', async (file, oddities, wanted) => {
  const folder = await makeContentFolder();
  await folder.change(product, 'picture: drill', 'picture: ear-drill');
  await folder.write(`pictures/products/${file}`, drawing('pink'));
  expect((await problemsOf(folder)).map(({ text }) => text)).toEqual([
    `there is no picture pictures/products/ear-drill, but a file whose name has ${oddities}: rename it to ${wanted}`,
  ]);
});

test('a picture with accents apart from their letters is found', async () => {
  const folder = await makeContentFolder();
  await folder.change(product, 'picture: drill', 'picture: kulak-küçük');
  await folder.write(`pictures/products/${'kulak-küçük'.normalize('NFD')}.svg`, drawing('pink'));
  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['Büyük Harf.pdf', 'has "ü", a space', 'buyuk-harf.pdf'],
  ['katalog (1).pdf', 'has a space, "(", ")"', 'katalog-1.pdf'],
  ['kılavuz.v2.pdf', 'has "ı", "."', 'kilavuz-v2.pdf'],
])('a PDF that is called %j is to be renamed', async (file, cause, wanted) => {
  const folder = await makeContentFolder();
  await folder.write(`documents/${file}`, minimalPdf());
  await folder.change(product, 'document: ear-drill.pdf', `document: ${file}`);
  expect(await problemsOf(folder)).toEqual([
    {
      file: product,
      line: await folder.lineOf(product, 'document:'),
      text: `document: ${cause}, which file names must not have: rename the file to ${wanted}, and write that here`,
    },
  ]);
});

test('a PDF whose ending has capitals is to be renamed', async () => {
  const folder = await makeContentFolder();
  await folder.change(product, 'document: ear-drill.pdf', 'document: UPPER.PDF');
  expect((await problemsOf(folder)).map(({ text }) => text)).toEqual([
    'document: has an ending in capitals, which file names must not have: rename the file to upper.pdf, and write that here',
  ]);
});
