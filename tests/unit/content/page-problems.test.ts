import { expect, test } from 'vitest';
import { pageNames } from '#domain/site/page-texts.ts';
import { readContent } from '../../../adapters/content/read-content.ts';
import { type Slip, makeContentFolder, makeSlip, problemsOf } from '../../support/content-folder.ts';

test('a page is read in both languages', async () => {
  const folder = await makeContentFolder();
  await folder.change('pages/home.yaml', "slogan: { tr: 'slogan (tr)'", "slogan: { tr: 'Işıkla: {{ad}}'");
  const { pages } = (await readContent(folder.root)).content;
  expect([pages.home.tr.slogan, pages.home.en.slogan]).toEqual(['Işıkla: {{ad}}', 'slogan']);
  expect(pages.home.tr.counters.export).toEqual({ value: 20, label: 'export (tr)' });
  expect(pages['about-us'].en.sections).toEqual([{ heading: 'heading', text: 'text' }]);
});

const slips: Slip[] = [
  {
    is: 'a text without its translation',
    file: 'pages/contact.yaml',
    from: "offerText: { tr: 'offerText (tr)', en: 'offerText' }",
    to: "offerText: { tr: 'Yazın.' }",
    on: 'offerText:',
    text: 'offerText.en: is missing',
  },
  {
    is: 'an empty text',
    file: 'pages/about-us.yaml',
    from: "quote: { tr: 'quote (tr)'",
    to: "quote: { tr: ''",
    on: 'quote:',
    text: 'quote.tr: is empty',
  },
  {
    is: 'a percentage beyond 100',
    file: 'pages/home.yaml',
    from: 'export: { value: 20',
    to: 'export: { value: 101',
    on: 'export:',
    text: 'counters.export.value: is a percentage, so at most 100',
  },
  {
    is: 'a figure that is no number',
    file: 'pages/home.yaml',
    from: 'cities: { value: 40',
    to: 'cities: { value: many',
    on: 'cities:',
    text: 'counters.cities.value: must be a whole number',
  },
];

test.each(slips)('$is is reported', async (slip) => {
  const { found, expected } = await makeSlip(slip);
  expect(found).toEqual(expected);
});

test('a misspelt part is reported, as is the part that it should be', async () => {
  const folder = await makeContentFolder();
  await folder.change('pages/oem.yaml', 'text:', 'texts:');
  expect((await problemsOf(folder)).map(({ text }) => text).toSorted()).toEqual([
    'text: is missing',
    'texts: is no known key',
  ]);
});

test.each(pageNames)('the page %s has to have a file', async (page) => {
  const folder = await makeContentFolder();
  await folder.remove(`pages/${page}.yaml`);
  expect(await problemsOf(folder)).toEqual([
    { file: `pages/${page}.yaml`, line: 1, text: 'cannot be read: is it there?' },
  ]);
});

test('a file of no page is reported', async () => {
  const folder = await makeContentFolder();
  await folder.write('pages/abuot-us.yaml', 'title: {}\n');
  expect(await problemsOf(folder)).toEqual([
    {
      file: 'pages/abuot-us.yaml',
      line: 1,
      text: `belongs to no page; those that there are: ${pageNames.map((page) => `${page}.yaml`).join(', ')}`,
    },
  ]);
});
