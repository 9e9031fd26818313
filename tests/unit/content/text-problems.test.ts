import { expect, test } from 'vitest';
import { type Slip, makeSlip } from '../../support/content-folder.ts';

const product = 'products/drills/ear-drill.yaml';
const news = 'news/new-office.yaml';

const slips: readonly Slip[] = [
  {
    is: 'a missing translation',
    file: product,
    from: '  en: Ear Drill\n',
    to: '',
    on: 'tr: Kulak Matkabı',
    text: 'name.en: is missing',
  },
  {
    is: 'a missing translation in a list',
    file: product,
    from: '    en: Cable\n',
    to: '',
    on: 'tr: Kablo',
    text: 'gallery.1.en: is missing',
  },
  {
    is: 'a text left blank',
    file: product,
    from: 'en: It runs quietly.',
    to: 'en: # later',
    on: '# later',
    text: 'description.en: is empty',
  },
  {
    is: 'an empty text',
    file: product,
    from: 'en: It runs quietly.',
    to: "en: ''",
    on: "en: ''",
    text: 'description.en: is empty',
  },
  {
    is: 'a text of spaces',
    file: news,
    from: 'tr: Yeni ofis',
    to: "tr: '   '",
    on: "tr: '   '",
    text: 'title.tr: is empty',
  },
  {
    is: 'a number for a text',
    file: news,
    from: 'en: New office',
    to: 'en: 42',
    on: 'en: 42',
    text: "title.en: 42 is read as a number: put it in quotes, like '42'",
  },
  {
    is: 'a NUL character written as an escape',
    file: news,
    from: 'tr: Ofisimiz açıldı.',
    to: String.raw`tr: "Ofis\0"`,
    on: 'Ofis',
    text: "article.tr: holds a control character (\\ in double quotes makes some: write '…')",
  },
  {
    is: 'a NUL character as it is',
    file: news,
    from: 'en: Our office',
    to: 'en: Our\0office',
    on: 'Our',
    text: "article.en: holds a control character (\\ in double quotes makes some: write '…')",
  },
  {
    is: 'a NUL character in an address',
    file: 'company.yaml',
    from: 'https://chat.example/ornek',
    to: String.raw`"https://chat.example/\0"`,
    on: 'chat.example',
    text: "messaging: holds a control character (\\ in double quotes makes some: write '…')",
  },
  {
    is: 'half of a surrogate pair',
    file: news,
    from: 'tr: Ofisimiz açıldı.',
    to: String.raw`tr: "Ofis\uD800"`,
    on: 'Ofis',
    text: 'article.tr: holds half of a surrogate pair',
  },
];

test.each(slips)('$is is reported with its file and line', async (slip) => {
  const { found, expected } = await makeSlip(slip);

  expect(found).toEqual(expected);
});
