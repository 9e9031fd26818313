import { expect, test } from 'vitest';
import type { Edition } from '#domain/catalogue/editions/edition.ts';
import { renderEdition } from '../../../adapters/sheets/render-edition.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';
import { company } from '../../support/sample-content.ts';
import { readPdf } from '../../support/sheets.ts';

const group = (slug: string, names: readonly string[]): Edition['groups'][number] => ({
  slug,
  name: both(`Group ${slug}`),
  summary: both(`About ${slug}`),
  products: names.map((name, index) => ({
    product: product(name, {
      name: both(`The ${name}`),
      variants: [
        { ref: `${slug.toUpperCase()}-${index}0`, name: both('small') },
        { ref: `${slug.toUpperCase()}-${index}1`, name: both('large') },
      ],
    }),
    brandName: 'Acteon',
  })),
});

const edition = (rest: Partial<Edition> = {}): Edition => ({
  scope: 'drills',
  language: 'en',
  groups: [group('drills', ['alpha', 'bravo', 'charlie'])],
  issuer: company,
  asOf: new Date('2026-03-14T22:30:00Z'),
  ...rest,
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M1 1h38v28z"/></svg>';

const render = (meant: Edition): Promise<Buffer> =>
  renderEdition(meant, {
    publicUrl: 'https://www.example.com',
    readPicture: async () => ({ svg: drawing }),
  });

/** Number of the page that a line of the contents or the index names. */
const pageAfter = (text: string, name: string): number =>
  Number(new RegExp(`${name}[^\\d]*?(?<page>\\d+)`, 'u').exec(text)?.groups?.['page']);

test('the contents of a group’s catalogue name the page of each product, which has its order numbers and address', async () => {
  const { pages } = await readPdf(await render(edition()));
  for (const [index, name] of ['alpha', 'bravo', 'charlie'].entries()) {
    const number = index + 3;
    expect(pageAfter(pages[1]?.split(`About ${name}`)[1] ?? '', '')).toBe(number);
    expect(pages[number - 1]).toContain(`The ${name}`);
    expect(pages[number - 1]).toContain(`DRILLS-${index}1`);
  }
  expect(pages).toHaveLength(6);
});

test.each(['tr', 'en'] as const)(
  'every order number is in the index, with its page, in %s',
  async (language) => {
    const whole = edition({
      scope: 'all',
      language,
      groups: [group('drills', ['alpha', 'bravo']), group('saws', ['kilo', 'lima'])],
    });
    const { pages } = await readPdf(await render(whole));
    const index = pages.at(-1) ?? '';
    expect(index).toContain(language === 'tr' ? 'Sipariş numaraları dizini' : 'Index of order numbers');
    for (const { products } of whole.groups)
      for (const { product: listed } of products) {
        const name = listed.name[language];
        const page = pages.findIndex((text, number) => number > 1 && text.includes(name)) + 1;
        for (const { ref } of listed.variants) expect(index).toMatch(new RegExp(`${ref} .*?${page}`, 'u'));
      }
  },
);

test('a catalogue whose pictures cannot be read is not made without them', async () => {
  const sources = { publicUrl: 'https://www.example.com', readPicture: async () => undefined };
  await expect(renderEdition(edition(), sources)).rejects.toThrow('there are no pictures');
});

test('a catalogue is tagged, has bookmarks, and names its language, title and the date of its content', async () => {
  const pdf = await render(edition());
  const { document, info } = await readPdf(pdf);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'en-GB', Title: 'Group drills – Product catalogue' });
  expect(String(info['CreationDate'])).toContain('20260314');
  const outline = await document.getOutline();
  expect(JSON.stringify(outline)).toContain('The bravo');
  expect(pdf.equals(await render(edition()))).toBe(true);
});
