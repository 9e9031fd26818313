import { readWholeContent } from '../../support/test-content.ts';
import { expect, test } from 'vitest';
import { InvalidContentError } from '#domain/content/problems.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const drill = 'products/drills/ear-drill.yaml';
const pedal = 'products/drills/foot-pedal.yaml';
const news = 'news/new-office.yaml';

test('problems of several files are listed by file and line', async () => {
  const folder = await makeContentFolder();
  await folder.change('solutions.yaml', '    - aaa\n', '    - aaa\n    - saws\n');
  await folder.change(pedal, 'picture: drill', 'picture: pedal');
  await folder.change(pedal, 'brand: smith&nephew', 'brand: nobody');
  await folder.change(news, 'en: New office', "en: ''");
  await folder.change(news, '2026-05-13', 'soon');
  await folder.change('company.yaml', 'founded: 2009', 'founded: 1');

  const places = (await problemsOf(folder)).map(({ file, line }) => [file, line]);
  expect(places).toEqual([
    ['company.yaml', 3],
    [news, 3],
    [news, 4],
    [pedal, 5],
    [pedal, 6],
    ['solutions.yaml', 7],
  ]);
});

test('two problems on one line are both listed', async () => {
  const folder = await makeContentFolder();
  await folder.change('company.yaml', 'address: { tr: Ankara, en: Ankara }', "address: { tr: '', en: '' }");

  expect((await problemsOf(folder)).map(({ text }) => text)).toEqual([
    'offices.0.address.tr: is empty',
    'offices.0.address.en: is empty',
  ]);
});

test.each(['brands.yaml', 'categories.yaml', 'solutions.yaml'])(
  'a faulty %s hides no problem of a product',
  async (faulty) => {
    const folder = await makeContentFolder();
    await folder.write(faulty, '- slug: [\n');
    await folder.change(drill, 'picture: drill', 'picture: saw');
    await folder.change(drill, '<td>40 000</td>', '<td><script></script></td>');

    const problems = (await problemsOf(folder)).filter(({ file }) => file !== faulty);
    expect(problems.map(({ text }) => text)).toEqual([
      'there is no picture pictures/products/saw',
      'detailsTable.tr: <script> is not allowed in a table',
    ]);
    expect(problems.every(({ file }) => file === drill)).toBe(true);
  },
);

test('the message of an InvalidContentError lists each problem as file:line, the first one first, and counts them', async () => {
  const folder = await makeContentFolder();
  await folder.change(pedal, 'brand: smith&nephew', 'brand: nobody');
  await folder.remove('pictures/news/new-office.svg');

  const reading = readWholeContent(folder.root);
  await expect(reading).rejects.toThrow(InvalidContentError);
  await expect(reading).rejects.toThrow(
    [
      `content/${news}:1 there is no picture pictures/news/new-office`,
      `content/${pedal}:5 there is no brand "nobody" in brands.yaml`,
      'Problems in the content files: 2',
    ].join('\n'),
  );
});
