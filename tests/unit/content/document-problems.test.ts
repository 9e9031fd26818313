import { expect, test } from 'vitest';
import { readContent } from '../../../adapters/content/read-content.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';
import { readWholeContent } from '../../support/test-content.ts';

const file = 'documents.yaml';

const valid = `- id: drill-brochure
  kind: brochure
  for:
    products: [ear-drill]
  refs: ['ED-10']
  versions:
    - version: '2'
      date: 2026-02-01
      languages: [tr, en]
      files:
        tr: ear-drill.pdf
    - { version: '1', date: 2025-02-01, languages: [tr] }
- id: declaration
  kind: declaration
  individual: true
  for:
    categories: [drills]
  versions:
    - { version: 'A', date: 2026-01-01, languages: [tr], signed: 2026-01-02 }
- id: quality
  kind: certificate
  for:
    brands: [acteon]
  versions:
    - { version: '1', date: 2026-01-01, languages: [en], expires: 2027-01-01 }
`;

const folderWith = async (text: string) => {
  const folder = await makeContentFolder();
  await folder.write(file, text);
  return folder;
};

test('products get their documents, with the sizes of the files', async () => {
  const { content } = await readWholeContent((await folderWith(valid)).root);
  const documents = new Map(content.products.map((product) => [product.slug.en, product.documents]));

  expect(documents.get('ear-drill')?.map(({ id }) => id)).toEqual([
    'declaration',
    'quality',
    'drill-brochure',
  ]);
  expect(documents.get('ear-drill')?.at(-1)).toEqual({
    id: 'drill-brochure',
    kind: 'brochure',
    refs: ['ED-10'],
    versions: [
      {
        version: '2',
        date: '2026-02-01',
        languages: ['tr', 'en'],
        files: {
          tr: { file: expect.stringMatching(/^ear-drill\.[\da-f]{8}\.pdf$/u), bytes: minimalPdf().length },
        },
      },
      { version: '1', date: '2025-02-01', languages: ['tr'] },
    ],
  });
  expect(documents.get('foot-pedal')?.map(({ id }) => id)).toEqual(['declaration']);
});

test('content without documents.yaml has none', async () => {
  const { content } = await readWholeContent((await makeContentFolder()).root);
  expect(content.products.map(({ documents }) => documents)).toEqual([undefined, undefined]);
});

test.for([
  ['[ear-drill]', '[nose-drill]', 'nose-drill', 'drill-brochure: for.products: there is no "nose-drill"'],
  ['[drills]', '[saws]', '[saws]', 'declaration: for.categories: there is no "saws"'],
  ['[acteon]', '[acme]', '[acme]', 'quality: for.brands: there is no "acme"'],
  ['ED-10', 'XX-10', 'XX-10', 'drill-brochure: refs: no product that it is for has the REF XX-10'],
  [
    'ear-drill.pdf',
    'nothing.pdf',
    'nothing.pdf',
    'drill-brochure: versions.0.files.tr: there is no file documents/nothing.pdf',
  ],
  [
    'languages: [tr, en]',
    'languages: [en]',
    'ear-drill.pdf',
    'drill-brochure: versions.0.files.tr: languages does not name "tr"',
  ],
  [
    "version: '1', date: 2025",
    "version: '2', date: 2025",
    'date: 2025',
    'drill-brochure: versions.1.version: "2" is there twice',
  ],
  [
    'date: 2025-02-01',
    'date: 2026-02-02',
    'date: 2026-02-02',
    'drill-brochure: versions.1.date: newer versions stand above older ones',
  ],
  [
    ', expires: 2027-01-01',
    '',
    'languages: [en] }',
    'quality: versions.0.expires: is missing, as certificates expire',
  ],
  [
    'expires: 2027-01-01',
    'expires: 2025-12-31',
    'expires: 2025-12-31',
    'quality: versions.0.expires: is before the date of issue',
  ],
  [
    'kind: declaration',
    'kind: brochure',
    'signed',
    'declaration: versions.0.signed: is of declarations only',
  ],
  ['- id: quality', '- id: declaration', null, 'the id "declaration" is taken by another document'],
  ["version: '2'", 'version: 2', 'version: 2', "0.versions.0.version: must be in quotes, like '2.0'"],
  [
    'kind: certificate',
    'kind: paper',
    'kind: paper',
    '2.kind: must be one of instructions, declaration, certificate, brochure',
  ],
  ['    brands', '    brand', '    brand:', '2.for.brand: is no known key'],
] as const)('%s instead of %s is a problem', async ([from, to, on, text]) => {
  const folder = await folderWith(valid.replace(from, to));
  const found = await problemsOf(folder);
  const line = on === null ? valid.split('\n').indexOf('- id: quality') + 1 : await folder.lineOf(file, on);
  expect(found).toEqual([{ file, line, text }]);
});

test('a file cannot be that of each product', async () => {
  const folder = await folderWith(
    valid.replace('  for:\n    products', '  individual: true\n  for:\n    products'),
  );
  expect((await problemsOf(folder)).map(({ text }) => text)).toEqual([
    'drill-brochure: versions.0.files: one file cannot be that of each product',
  ]);
});

test('what is unsigned, has expired or expires within 90 days is a gap', async () => {
  const folder = await folderWith(valid.replace(', signed: 2026-01-02', ''));
  const gapsOn = async (today: string): Promise<readonly string[]> => {
    const { gaps } = await readContent(folder.root, { today });
    return gaps.filter((gap) => gap.file === file).map(({ line, text }) => `${line} ${text}`);
  };
  const signed = await folder.lineOf(file, "version: 'A'");
  const expires = await folder.lineOf(file, 'expires');
  const unsigned = `${signed} declaration: version A has no date on which it was signed`;
  expect(await gapsOn('2026-10-02')).toEqual([unsigned]);
  expect(await gapsOn('2026-10-03')).toEqual([
    unsigned,
    `${expires} quality: version 1 expires on 2027-01-01`,
  ]);
  expect(await gapsOn('2027-01-02')).toEqual([
    unsigned,
    `${expires} quality: version 1 expired on 2027-01-01`,
  ]);
});

test('a kind of document that the class of a product requires is a gap where there is none', async () => {
  const folder = await folderWith(valid);
  const drill = 'products/drills/ear-drill.yaml';
  await folder.append(drill, 'regulatory:\n  classification: IIb\n');
  const { gaps } = await readContent(folder.root);
  expect(gaps.map(({ line, text, file: of }) => ({ of, line, text }))).toContainEqual({
    of: drill,
    line: await folder.lineOf(drill, 'classification: IIb'),
    text: 'documents: instructions not there yet',
  });
});

test.each([
  [['LT-2O26/*'], ['drill-brochure: lots.0: "LT-2O26/*" is no pattern, but one lot: name each lot']],
  [
    ['LT 2026/04', 'lt-2026/04', 'LT 2026/05'],
    ['drill-brochure: lots.1: "lt-2026/04" is the same lot as "LT 2026/04"'],
  ],
  [['A1', 'A1'], ['0.lots.1: "A1" is there twice']],
  [['A-1', 'A-2'], []],
])('of the lots %j, the odd ones are warnings', async (lots, expected) => {
  const folder = await makeContentFolder();
  const written = `lots: [${lots.map((lot) => `'${lot}'`).join(', ')}]`;
  await folder.write(
    file,
    valid.replace("refs: ['ED-10']", () => `refs: ['ED-10']\n  ${written}`),
  );
  const { warnings } = await readWholeContent(folder.root);
  expect(warnings.map(({ text }) => text)).toEqual(expected);
});
