import { expect, test } from 'vitest';
import { type Slip, makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';

const product = 'products/drills/ear-drill.yaml';
const news = 'news/new-office.yaml';

const slips: readonly Slip[] = [
  {
    is: 'a missing field',
    file: product,
    from: 'brand: acteon\n',
    to: '',
    on: 'name:',
    text: 'brand: is missing',
  },
  {
    is: 'a variant without a REF',
    file: product,
    from: "- ref: 'ED-20'\n    name: { tr: Eğri, en: Curved }",
    to: '- name: { tr: Eğri, en: Curved }',
    on: 'Curved',
    text: 'variants.1.ref: is missing',
  },
  {
    is: 'a REF without a value',
    file: product,
    from: "ref: 'ED-10'",
    to: 'ref:',
    on: 'ref:',
    text: 'variants.0.ref: is empty',
  },
  {
    is: 'a missing day',
    file: news,
    from: 'publishDate: 2026-05-13\n',
    to: '',
    on: 'title:',
    text: 'publishDate: is missing',
  },
  {
    is: 'an attribute without its kind',
    file: 'attributes.yaml',
    from: '  kind: option\n',
    to: '',
    on: 'key: use',
    text: '1.kind: is missing',
  },
  {
    is: 'an unknown key',
    file: product,
    from: 'brand: acteon',
    to: 'brand: acteon\nprice: 900',
    on: 'price',
    text: 'price: is no known key',
  },
  {
    is: 'an unknown language',
    file: news,
    from: '  en: New office',
    to: '  en: New office\n  de: Neues Büro',
    on: 'de:',
    text: 'title.de: is no known key',
  },
  {
    is: 'a repeated key',
    file: product,
    from: 'brand: acteon',
    to: 'brand: acteon\nbrand: bissinger',
    on: 'bissinger',
    text: 'not valid YAML: Map keys must be unique; keep one of them',
  },
  {
    is: 'a text that begins with an asterisk',
    file: news,
    from: 'en: New office',
    to: 'en: *new',
    on: '*new',
    text: '*new begins with an asterisk: put it in quotes',
  },
];

test.each(slips)('$is is reported with its file and line', async (slip) => {
  const { found, expected } = await makeSlip(slip);

  expect(found).toEqual(expected);
});

test('invalid YAML is reported with the line of the error', async () => {
  const folder = await makeContentFolder();
  await folder.change(news, 'publishDate: 2026-05-13', 'publishDate: "2026-05-13');

  const problems = await problemsOf(folder);
  expect(problems).not.toEqual([]);
  for (const { file, text } of problems) {
    expect(file).toBe(news);
    expect(text).toMatch(/^not valid YAML: /u);
  }
});

test.each(['company', 'brands', 'categories', 'solutions'])('a missing %s.yaml is reported', async (name) => {
  const folder = await makeContentFolder();
  await folder.remove(`${name}.yaml`);

  expect(await problemsOf(folder)).toEqual([
    { file: `${name}.yaml`, line: 1, text: 'cannot be read: is it there?' },
  ]);
});

test('an empty file is reported', async () => {
  const folder = await makeContentFolder();
  await folder.write(news, '');

  expect(await problemsOf(folder)).toEqual([{ file: news, line: 1, text: 'the file is empty' }]);
});
