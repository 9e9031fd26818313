import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findUnreadFiles } from '../../../adapters/content/checks/check-files.ts';
import { type ContentFolder, makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
import { readWholeContent } from '../../support/test-content.ts';

let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder();
});

test.each([
  '.DS_Store',
  'products/drills/._ear-drill.yaml',
  'products/drills/Thumbs.db',
  'pictures/products/desktop.ini',
  'pictures/products/._drill.svg',
  'news/.gitkeep',
  'news/.new-office.yaml.swp',
  'news/new-office.yaml~',
  'documents/~$ear-drill.docx',
  'documents/.~lock.ear-drill.odt#',
  '__MACOSX/products/drills/ear-drill.yaml',
  'pages/.DS_Store',
  'pictures/README.md',
])('%s, which a system or an editor has put there, is passed over', async (file) => {
  await folder.write(file, '\0');
  expect(await findUnreadFiles(folder.root)).toEqual([]);
  expect(await problemsOf(folder)).toEqual([]);
});

const misnamed: readonly (readonly [file: string, text: RegExp])[] = [
  ['products/drills/pedal.yaml.txt', /^must end in \.yaml, .*call it pedal\.yaml/u],
  ['products/drills/pedal.YAML', /^must end in \.yaml, in small letters/u],
  ['news/fair.yml', /^must end in \.yaml$/u],
  ['news/fair.Yml', /^must end in \.yaml/u],
  ['procedures/nose.yaml (1)', /^must end in \.yaml/u],
  ['products/drills/ear-drill (1).yaml', /^looks like a copy of ear-drill\.yaml: delete it/u],
  ['products/drills/ear-drill - Kopya.yaml', /^looks like a copy of ear-drill\.yaml/u],
  ['products/drills/ear-drill - Kopya (2).yaml', /^looks like a copy of ear-drill\.yaml/u],
  ['products/drills/ear-drill kopyası.yaml', /^looks like a copy of ear-drill\.yaml/u],
  ['products/drills/ear-drill copy 3.yaml', /^looks like a copy of ear-drill\.yaml/u],
  ['news/Copy of new-office.yaml', /^looks like a copy of new-office\.yaml/u],
  ['company.yaml.txt', /call it company\.yaml/u],
  ['Brands.yaml', /did you mean "brands\.yaml"\?$/u],
  ['synonym.yaml', /did you mean "synonyms\.yaml"\?$/u],
  ['urunler.yaml', /those that there are: company\.yaml, /u],
  ['pictures/products/drill.tif', /^is not read: photos end in /u],
  ['pictures/brands/acteon.HEIC', /^is not read: photos end in /u],
  ['pictures/turntables/drill.webp', /^is not read: turntables end in \.avif/u],
  ['pictures/drill.jpg', /^is not read: it lies in none of the folders products, /u],
  ['drill.jpg', /^is not read: pictures lie in /u],
  ['products/drills/ear-drill.png', /^is not read: pictures lie in /u],
  ['products/drills/ear-drill.pdf', /^is not read: PDFs lie in documents\//u],
  ['documents/ear-drill.PDF', /^is not read: it must end in \.pdf/u],
  ['documents/documents.yaml', /^is not read: documents are described in /u],
];

test.each(misnamed)('%s is an error, as it looks like content and is not read', async (file, text) => {
  await folder.write(file, 'x');
  expect(await problemsOf(folder)).toEqual([{ file, line: 1, text: expect.stringMatching(text) }]);
});

test.each([
  ['products/drills/ear-drill.docx', /^is not read: copy its text into a \.yaml file$/u],
  ['products/fiyatlar.xlsx', /^is not read: copy its cells/u],
  ['products/drills/ear-drill.md.txt', /^is not read: files of products\/ end in \.yaml$/u],
  ['news/new-office.yaml.bak', /^is not read: a former edition/u],
  ['documents/ear-drill.docx', /^is not read: only PDFs are offered/u],
  ['pictures/brands/acteon.cdr', /^is not read: export what the page shows/u],
  ['content.zip', /^is not read: unpack it/u],
  ['pictures/news/new-office.jpg.crdownload', /was not finished$/u],
])('%s is a warning, and does not stop a load', async (file, text) => {
  await folder.write(file, 'x');
  const { warnings } = await readWholeContent(folder.root);
  expect(warnings).toEqual([{ file, line: 1, text: expect.stringMatching(text), isWarning: true }]);
});

test('an unknown folder is an error if content is in it, a warning if not, and named once', async () => {
  await folder.write('Products/drills/a.yaml', 'x');
  await folder.write('Products/drills/b.yaml', 'x');
  await folder.write('pictures/product/a.jpg', 'x');
  await folder.write('toplantı/notlar.txt', 'x');
  const text = 'is no folder of the content, and nothing in it is read';
  expect(await problemsOf(folder)).toEqual([
    { file: 'Products', line: 1, text: `${text}: did you mean "products"?` },
    { file: 'pictures/product', line: 1, text: `${text}: did you mean "products"?` },
    { file: 'toplantı', line: 1, text, isWarning: true },
  ]);
});

test('an empty folder of products or news is named', async () => {
  await mkdir(path.join(folder.root, 'products/frezler'));
  await mkdir(path.join(folder.root, 'news/2026'));
  const { warnings } = await readWholeContent(folder.root);
  expect(warnings.map(({ file, text }) => `${file} ${text}`)).toEqual([
    'news/2026 is an empty folder: put files into it, or delete it',
    'products/frezler is an empty folder: put files into it, or delete it',
  ]);
});

test('a folder where a file is expected is an error, as is a file where a folder is', async () => {
  await mkdir(path.join(folder.root, 'products/drills/saw.yaml'));
  await mkdir(path.join(folder.root, 'documents/saw.pdf'));
  await mkdir(path.join(folder.root, 'pictures/products/saw.jpg'));
  await folder.write('procedures', 'x');
  expect((await problemsOf(folder)).map(({ file, text }) => `${file} ${text}`)).toEqual([
    'documents/saw.pdf is a folder, where a file is expected: move what is in it, and delete it',
    'pictures/products/saw.jpg is a folder, where a file is expected: move what is in it, and delete it',
    'procedures is a file, where a folder is expected',
    'products/drills/saw.yaml is a folder, where a file is expected: move what is in it, and delete it',
  ]);
});

test('of two pictures with one name, the second one is named', async () => {
  await folder.write('pictures/brands/acteon.SVG', drawing('red'));
  expect(await problemsOf(folder)).toEqual([
    {
      file: 'pictures/brands/acteon.svg',
      line: 1,
      text: 'has the name of acteon.SVG, and one of the two is shown: delete the other',
    },
  ]);
});

test('a copy adds no problems of its texts', async () => {
  await folder.write('products/drills/ear-drill(2).yaml', 'name: [');
  expect((await problemsOf(folder)).map(({ file }) => file)).toEqual(['products/drills/ear-drill(2).yaml']);
});
