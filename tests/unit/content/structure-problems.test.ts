import { expect, test } from 'vitest';
import { makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';

const again = 'name: { tr: a, en: b }, summary: { tr: a, en: b }';

test('an unknown category in a solution is reported with its line', async () => {
  const { found, expected } = await makeSlip({
    is: 'an unknown category',
    file: 'solutions.yaml',
    from: '    - aaa',
    to: '    - aaa\n    - saws',
    on: '- saws',
    text: 'there is no category "saws" in categories.yaml',
  });

  expect(found).toEqual(expected);
});

test('a category with the picture of a product of another is reported with its line', async () => {
  const folder = await makeContentFolder();
  await folder.append('categories.yaml', `- { slug: saws, picture: ear-drill, ${again} } # odd\n`);
  await folder.append('solutions.yaml', '    - saws\n');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'categories.yaml',
      line: await folder.lineOf('categories.yaml', '# odd'),
      text: 'there is no product products/saws/ear-drill, whose picture is to be shown',
    },
  ]);
});

test('a category that no solution lists is reported with its line', async () => {
  const folder = await makeContentFolder();
  await folder.change('solutions.yaml', '    - aaa\n', '');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'categories.yaml',
      line: await folder.lineOf('categories.yaml', 'slug: aaa'),
      text: 'no solution of solutions.yaml lists the category "aaa", so nobody would find it',
    },
  ]);
});

test.each([
  ['brands.yaml', 'acteon', 'name: Acteon Plus'],
  ['categories.yaml', 'drills', again],
  ['solutions.yaml', 'ent-solutions', `${again}, categories: []`],
])('a repeated slug in %s is reported with both lines', async (file, slug, rest) => {
  const folder = await makeContentFolder();
  await folder.append(file, `- { slug: ${slug}, ${rest} } # again\n`);

  expect(await problemsOf(folder)).toEqual([
    { file, line: await folder.lineOf(file, '# again'), text: `slug "${slug}" stands already on line 1` },
  ]);
});

test('a brand without a picture is reported with its line', async () => {
  const folder = await makeContentFolder();
  await folder.remove('pictures/brands/smith&nephew.svg');

  expect(await problemsOf(folder)).toEqual([
    { file: 'brands.yaml', line: 2, text: 'there is no picture pictures/brands/smith&nephew' },
  ]);
});

test('a solution without a picture is reported with its line', async () => {
  const folder = await makeContentFolder();
  await folder.remove('pictures/solutions/ent-solutions.svg');

  expect(await problemsOf(folder)).toEqual([
    { file: 'solutions.yaml', line: 1, text: 'there is no picture pictures/solutions/ent-solutions' },
  ]);
});

test('a news item without a picture is reported', async () => {
  const folder = await makeContentFolder();
  await folder.remove('pictures/news/new-office.svg');

  expect(await problemsOf(folder)).toEqual([
    { file: 'news/new-office.yaml', line: 1, text: 'there is no picture pictures/news/new-office' },
  ]);
});

test('a news file whose name is no slug is reported', async () => {
  const folder = await makeContentFolder();
  await folder.move('news/new-office.yaml', 'news/New Office.yaml');
  await folder.move('pictures/news/new-office.svg', 'pictures/news/New Office.svg');

  expect(await problemsOf(folder)).toEqual([
    {
      file: 'news/New Office.yaml',
      line: 1,
      text: 'the file name "New Office" must be lower-case ASCII letters, digits and single hyphens',
    },
  ]);
});
