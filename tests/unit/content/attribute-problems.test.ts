import { expect, test } from 'vitest';
import { type Slip, makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const product = 'products/drills/ear-drill.yaml';
const lengths = 'length: [40 mm, 80–120 mm]';

const inProduct = (is: string, to: string, text: string): Slip => ({
  is,
  file: product,
  from: lengths,
  to,
  on: to,
  text,
});

const inAttributes = (is: string, from: string, to: string, on: string, text: string): Slip => ({
  is,
  file: 'attributes.yaml',
  from,
  to,
  on,
  text,
});

const slips: readonly Slip[] = [
  inProduct('an unknown attribute', 'width: 3 mm', 'there is no attribute "width" in attributes.yaml'),
  inProduct('another unit', 'length: 4 cm', 'attributes.length: "4 cm" must be in mm'),
  inProduct(
    'no unit',
    "length: '40'",
    'attributes.length: "40" must be a number or a range, a space and the unit, like 12.5 mm or 5–10 mm',
  ),
  inProduct(
    'a range backwards',
    'length: 9–4 mm',
    'attributes.length: "9–4 mm" must begin with its smaller number',
  ),
  inProduct(
    'a number without quotes and unit',
    'length: 40',
    'attributes.length: must be a text or a list of texts, each number with its unit',
  ),
  {
    is: 'an unknown option',
    file: product,
    from: 'use: reusable',
    to: 'use: forever',
    on: 'use: forever',
    text: 'attributes.use: "forever" must be one of single-use, reusable',
  },
  inAttributes(
    'an unknown category',
    'categories: [drills]',
    'categories: [drills, saws]',
    'saws',
    'there is no category "saws" in categories.yaml',
  ),
  inAttributes('limits out of order', '[50, 100]', '[100, 50]', '[100, 50]', 'limits must ascend'),
];

test.for(slips)('$is is reported with its line', async (slip) => {
  const { found, expected } = await makeSlip(slip);
  expect(found).toEqual(expected);
});

test('an attribute of another category is reported where the product names it', async () => {
  const folder = await makeContentFolder();
  await folder.change('attributes.yaml', 'categories: [drills]', 'categories: [aaa]');
  expect(await problemsOf(folder)).toEqual([
    {
      file: product,
      line: await folder.lineOf(product, 'length:'),
      text: 'attributes.length is none of the category "drills" (attributes.yaml)',
    },
  ]);
});

test.for([
  ['length', 'key "length" stands already on line 1'],
  ['brand', 'key "brand" is that of a filter which every product has'],
])('an attribute cannot have the key %s as well', async ([key = '', text]) => {
  const folder = await makeContentFolder();
  await folder.change('attributes.yaml', 'key: use', `key: ${key}`);
  await folder.change(product, '  use: reusable\n', '');
  expect(await problemsOf(folder)).toEqual([
    { file: 'attributes.yaml', line: (await folder.lineOf('attributes.yaml', 'kind: option')) - 1, text },
  ]);
});

test('values are read as numbers in the unit of the attribute, or as keys of options', async () => {
  const { root } = await makeContentFolder();
  const { content } = await readWholeContent(root);
  expect(content.products.map(({ slug, attributes }) => [slug.en, attributes])).toEqual([
    [
      'ear-drill',
      {
        length: [
          { from: 40, to: 40 },
          { from: 80, to: 120 },
        ],
        use: ['reusable'],
      },
    ],
    ['foot-pedal', undefined],
  ]);
});
