import { expect, test } from 'vitest';
import { type Slip, makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';

const drill = 'products/drills/ear-drill.yaml';
const pedal = 'products/drills/foot-pedal.yaml';

const slips: readonly Slip[] = [
  {
    is: 'an unknown brand',
    file: drill,
    from: 'brand: acteon',
    to: 'brand: nobody',
    on: 'brand: nobody',
    text: 'there is no brand "nobody" in brands.yaml',
  },
  {
    is: 'a missing picture',
    file: drill,
    from: 'picture: drill',
    to: 'picture: saw',
    on: 'picture: saw',
    text: 'there is no picture pictures/products/saw',
  },
  {
    is: 'a missing document',
    file: drill,
    from: 'document: ear-drill.pdf',
    to: 'document: saw.pdf',
    on: 'saw.pdf',
    text: 'there is no file documents/saw.pdf',
  },
  {
    is: 'a Turkish slug that is the Turkish slug of another product',
    file: pedal,
    from: 'slugTr: ayak-pedali',
    to: 'slugTr: kulak-matkabi',
    on: 'slugTr',
    text: `slug "kulak-matkabi" is taken by ${drill}`,
  },
  {
    is: 'a Turkish slug that is the English slug of another product',
    file: pedal,
    from: 'slugTr: ayak-pedali',
    to: 'slugTr: ear-drill',
    on: 'slugTr',
    text: `slug "ear-drill" is taken by ${drill}`,
  },
  {
    is: 'the Turkish name of another product',
    file: pedal,
    from: 'tr: Ayak Pedalı',
    to: 'tr: Kulak Matkabı',
    on: 'Kulak Matkabı',
    text: `name.tr is the same as in ${drill}`,
  },
  {
    is: 'the English name of another product',
    file: pedal,
    from: 'en: Foot Pedal',
    to: 'en: Ear Drill',
    on: 'en: Ear Drill',
    text: `name.en is the same as in ${drill}`,
  },
];

test.each(slips)('$is is reported with its file and line', async (slip) => {
  const { found, expected } = await makeSlip(slip);

  expect(found).toEqual(expected);
});

test('a product in a folder that is no category is reported', async () => {
  const folder = await makeContentFolder();
  await folder.move(pedal, 'products/saws/foot-pedal.yaml');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'products/saws/foot-pedal.yaml',
      line: 1,
      text: 'the folder "saws" is no category of categories.yaml',
    },
  ]);
});

test.each(['products/foot-pedal.yaml', 'products/drills/pedals/foot-pedal.yaml'])(
  'a product at %s is in no category',
  async (file) => {
    const folder = await makeContentFolder();
    await folder.move(pedal, file);

    expect(await problemsOf(folder)).toEqual([
      { file, line: 1, text: 'must lie in the folder of its category: products/{category}/{slug}.yaml' },
    ]);
  },
);

test('a product file whose name is no slug is reported', async () => {
  const folder = await makeContentFolder();
  await folder.move(pedal, 'products/drills/Foot_Pedal.yaml');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'products/drills/Foot_Pedal.yaml',
      line: 1,
      text: 'the file name "Foot_Pedal" must be lower-case ASCII letters, digits and single hyphens',
    },
  ]);
});

test('a product file whose name is a number is reported, as lists would read it as one', async () => {
  const folder = await makeContentFolder();
  await folder.move(pedal, 'products/drills/3000.yaml');

  expect(await problemsOf(folder)).toEqual([
    { file: 'products/drills/3000.yaml', line: 1, text: 'the file name "3000" must have a letter' },
  ]);
});

test('an English slug taken in another category is reported with both files', async () => {
  const folder = await makeContentFolder();
  await folder.move(pedal, 'products/aaa/ear-drill.yaml');

  expect(await problemsOf(folder)).toEqual([
    { file: drill, line: 1, text: 'slug "ear-drill" is taken by products/aaa/ear-drill.yaml' },
  ]);
});

test('a product may have one slug for both languages', async () => {
  const folder = await makeContentFolder();
  await folder.change(pedal, 'slugTr: ayak-pedali', 'slugTr: foot-pedal');

  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['products/drills/foot-pedal.yml', pedal],
  ['news/new-office.yml', 'news/new-office.yaml'],
])('%s is reported for its file extension', async (file, from) => {
  const folder = await makeContentFolder();
  await folder.move(from, file);

  expect(await problemsOf(folder)).toEqual([{ file, line: 1, text: 'must end in .yaml' }]);
});

test('a details table without cells is reported', async () => {
  const folder = await makeContentFolder();
  await folder.append(pedal, 'detailsTable:\n  tr: <!-- boş -->\n  en: <table><tr><td>1</td></tr></table>\n');

  expect(await problemsOf(folder)).toEqual([
    { file: pedal, line: await folder.lineOf(pedal, 'boş'), text: 'detailsTable.tr: holds no table cell' },
  ]);
});
