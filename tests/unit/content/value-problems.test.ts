import { expect, test } from 'vitest';
import { type Slip, makeSlip } from '../../support/content-folder.ts';

const product = 'products/drills/ear-drill.yaml';
const news = 'news/new-office.yaml';

const slips: readonly Slip[] = [
  {
    is: 'a date of another form',
    file: news,
    from: '2026-05-13',
    to: '13.05.2026',
    on: '13.05.2026',
    text: 'publishDate: must be a date like 2026-03-14',
  },
  {
    is: 'a day that no month has',
    file: news,
    from: '2026-05-13',
    to: '2026-02-30',
    on: '2026-02-30',
    text: 'publishDate: must be a date like 2026-03-14',
  },
  {
    is: 'a Turkish slug with Turkish letters',
    file: product,
    from: 'kulak-matkabi',
    to: 'kulak-matkabı',
    on: 'slugTr',
    text: 'slugTr: must be lower-case ASCII letters, digits and single hyphens',
  },
  {
    is: 'a brand slug with a space',
    file: 'brands.yaml',
    from: 'slug: acteon',
    to: 'slug: acteon plus',
    on: 'acteon plus',
    text: '0.slug: must be lower-case ASCII letters and digits, joined by -, & or +',
  },
  {
    is: 'a category slug with a plus',
    file: 'categories.yaml',
    from: 'slug: aaa',
    to: 'slug: a+a',
    on: 'a+a',
    text: '1.slug: must be lower-case ASCII letters, digits and single hyphens',
  },
  {
    is: 'a fourth solution',
    file: 'solutions.yaml',
    from: 'slug: ent-solutions',
    to: 'slug: dental-solutions',
    on: 'dental',
    text: '0.slug: must be one of ent-solutions, plastic-and-reconstructive-solutions, brain-and-spine-solutions',
  },
  {
    is: 'a telephone number that cannot be dialled',
    file: 'company.yaml',
    from: '"+90 312 000 00 01"',
    to: '"+90 0312 000 00 01 2"',
    on: '0312',
    text: 'offices.0.phone: is no valid telephone number, so nobody could dial it',
  },
  {
    is: 'a recipient without an address',
    file: 'company.yaml',
    from: 'oem: oem@example.com',
    to: 'oem: the OEM desk',
    on: 'OEM desk',
    text: 'recipients.oem: must be an e-mail address, like name@example.com',
  },
  {
    is: 'a recipient left empty',
    file: 'company.yaml',
    from: 'oem: oem@example.com',
    to: 'oem:',
    on: '  oem:',
    text: 'recipients.oem: is empty',
  },
  {
    is: 'a recipient of no kind of request',
    file: 'company.yaml',
    from: 'oem: oem@example.com',
    to: 'sales: sales@example.com',
    on: 'sales',
    text: 'recipients.sales: is no known key',
  },
  {
    is: 'an address without https',
    file: 'company.yaml',
    from: 'https://chat.example',
    to: 'javascript:alert(1)//',
    on: 'javascript',
    text: 'messaging: must be an https:// address',
  },
  {
    is: 'a document outside its folder',
    file: product,
    from: 'ear-drill.pdf',
    to: '../secret.pdf',
    on: 'secret',
    text: 'document: must be the name of a .pdf file',
  },
];

test.each(slips)('$is is reported with its file and line', async (slip) => {
  const { found, expected } = await makeSlip(slip);

  expect(found).toEqual(expected);
});
