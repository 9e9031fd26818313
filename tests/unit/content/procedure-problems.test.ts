import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const file = 'procedures/ear-surgery.yaml';

const valid = `name: { tr: Kulak cerrahisi, en: Ear surgery }
slugTr: kulak-cerrahisi
summary: { tr: Kullanılanlar., en: What is used. }
solutions: [ent-solutions]
categories: [drills]
phases:
  - title: { tr: Kemik, en: Bone }
    text: { tr: Matkap., en: A drill. }
    products:
      - ear-drill
      - foot-pedal
  - title: { tr: Kapatma, en: Closure }
    text: { tr: Matkap yine., en: The drill again. }
    products: [ear-drill]
table:
  - { product: ear-drill, x: 30, y: 40, width: 40 }
  - { product: foot-pedal, x: 80, y: 50, width: 20.5 }
`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8v5z"/></svg>';

const folderWith = async (text: string) => {
  const folder = await makeContentFolder();
  await folder.write(file, text);
  return folder;
};

test('a procedure is read with its phases and the places of its products', async () => {
  const { content } = await readWholeContent((await folderWith(valid)).root);
  expect(content.procedures).toMatchObject([
    {
      slug: { tr: 'kulak-cerrahisi', en: 'ear-surgery' },
      categories: ['drills'],
      phases: [{ products: ['ear-drill', 'foot-pedal'] }, { products: ['ear-drill'] }],
      table: [
        { product: 'ear-drill', x: 30, y: 40, width: 40 },
        { product: 'foot-pedal', x: 80, y: 50, width: 20.5 },
      ],
    },
  ]);
});

test('a procedure may name a product whose day has not begun', async () => {
  const folder = await folderWith(valid);
  await folder.change('products/drills/foot-pedal.yaml', 'brand:', 'publishAt: 2999-01-01\nbrand:');
  const { content, heldBack } = await readWholeContent(folder.root);
  expect(heldBack).toBe(1);
  expect(content.procedures[0]?.phases[0]?.products).toContain('foot-pedal');
});

test.each([
  [
    '      - foot-pedal',
    '      - foot-pedals',
    11,
    'phases.0.products: there is no product "foot-pedals": did you mean "foot-pedal"?',
  ],
  ['[ent-solutions]', '[saws]', 4, 'solutions: there is no "saws" in solutions.yaml'],
  ['[drills]', '[drills, saws]', 5, 'categories: there is no "saws" in categories.yaml'],
  ['x: 30', 'x: 10', 16, 'table.0: "ear-drill" reaches beyond the table'],
  ['y: 50', 'y: 50.5, height: 20', 17, 'table.1: "foot-pedal" has a height, and the table no picture'],
  ['x: 80', 'x: 95', 17, 'table.1: "foot-pedal" reaches beyond the table'],
  ['width: 40', 'width: 4', 16, 'table.0.width: must be 8 at least'],
  ['y: 40', 'y: 140', 16, 'table.0.y: must be 100 at most'],
  ['[ear-drill]', '[]', 14, 'phases.1.products: is empty'],
  [
    'slugTr: kulak-cerrahisi',
    'slugTr: Kulak',
    2,
    'slugTr: must be lower-case ASCII letters, digits and single hyphens',
  ],
])('%s changed to %s is reported with its line %i: %s', async (from, to, line, text) => {
  const folder = await folderWith(valid);
  await folder.change(file, from, to);
  const problems = (await problemsOf(folder)).filter(({ text: found }) => !found.includes('no phase uses'));
  expect(problems).toEqual([{ file, line, text }]);
});

test('the table has one place for each product that a phase uses, and no other', async () => {
  const folder = await folderWith(valid);
  await folder.change(file, 'product: foot-pedal, x: 80', 'product: ear-drill, x: 80');
  expect(await problemsOf(folder)).toEqual([
    { file, line: 11, text: 'phases.0.products: "foot-pedal" has no place in table' },
    { file, line: 17, text: 'table.1: "ear-drill" has a place already' },
  ]);
  await folder.change(file, '      - foot-pedal\n', '');
  await folder.change(file, 'product: ear-drill, x: 80', 'product: foot-pedal, x: 80');
  expect(await problemsOf(folder)).toEqual([{ file, line: 16, text: 'table.1: no phase uses "foot-pedal"' }]);
});

test('with a picture of the table, every place has a height within it', async () => {
  const folder = await folderWith(valid);
  await folder.write('pictures/tables/ear-surgery.svg', drawing);
  expect(await problemsOf(folder)).toEqual([
    { file, line: 16, text: 'table.0: "ear-drill" needs a height, as the table has a picture' },
    { file, line: 17, text: 'table.1: "foot-pedal" needs a height, as the table has a picture' },
  ]);
  await folder.change(file, 'width: 40', 'width: 4, height: 30');
  await folder.change(file, 'y: 50, width: 20.5', 'y: 90, width: 20.5, height: 30');
  expect(await problemsOf(folder)).toEqual([
    { file, line: 17, text: 'table.1: "foot-pedal" reaches beyond the table' },
  ]);
  await folder.change(file, 'y: 90', 'y: 80');
  const { content } = await readWholeContent(folder.root);
  expect(content.procedures[0]?.picture).toMatch(/^ear-surgery\.[\da-f]{8}\.svg$/u);
});

test('a picture of a table that no procedure has is reported', async () => {
  const folder = await folderWith(valid);
  await folder.write('pictures/tables/nose-surgery.svg', drawing);
  expect(await problemsOf(folder)).toEqual([
    { file: 'pictures/tables/nose-surgery.svg', line: 1, text: 'there is no procedure "nose-surgery"' },
  ]);
});

test('a slug that another procedure has, and a file name that is none, are reported', async () => {
  const folder = await folderWith(valid);
  await folder.write('procedures/Nose.yaml', valid);
  await folder.write('procedures/old/nose.yaml', valid);
  expect(await problemsOf(folder)).toEqual([
    {
      file: 'procedures/Nose.yaml',
      line: 1,
      text: 'the file name "Nose" must be lower-case ASCII letters, digits and single hyphens',
    },
    { file, line: 2, text: 'slug "kulak-cerrahisi" is taken by procedures/Nose.yaml' },
    { file: 'procedures/old/nose.yaml', line: 1, text: 'must lie directly in procedures/' },
  ]);
});

test('a redirect may lead to a procedure, and from none', async () => {
  const folder = await folderWith(valid);
  await folder.append('redirects.yaml', '- { from: /ears, to: /procedures/kulak-cerrahisi }\n');
  expect(await problemsOf(folder)).toEqual([]);
  await folder.append('redirects.yaml', '- { from: /procedures/ear-surgery, to: /contact }\n');
  expect(await problemsOf(folder)).toEqual([
    {
      file: 'redirects.yaml',
      line: 4,
      text: '/procedures/ear-surgery is a page of the site: it cannot lead elsewhere',
    },
  ]);
});
