import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { renderBrochure } from '../../../adapters/sheets/render-brochure.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';
import { company } from '../../support/sample-content.ts';
import { readPdf } from '../../support/sheets.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M1 1h38v28z"/></svg>';

const brochure = {
  product: product('drill', {
    name: both('The drill'),
    details: [both('Quiet')],
    variants: [{ ref: 'DR-10', name: both('small') }],
  }),
  brandName: 'Acteon',
  categoryName: both('Drills'),
  title: 'Brochure – The drill – 2',
  issuer: company,
  asOf: new Date('2026-04-13'),
};

const sources = { publicUrl: 'https://www.example.com', readPicture: async () => ({ svg: drawing }) };

test.each(languages)(
  'a brochure in %s is a cover and a page with values, order numbers, how to order and the address',
  async (language) => {
    const pdf = await renderBrochure({ ...brochure, language }, sources);
    const { document, info, pages } = await readPdf(pdf);
    const [cover = '', page = '', ...others] = pages;
    expect(others).toEqual([]);
    for (const text of [cover, page]) expect(text).toContain('The drill');
    expect(cover).toContain('Drills');
    for (const text of ['Quiet', 'DR-10', company.email]) expect(page).toContain(text);
    expect(page).toContain(language === 'tr' ? 'Sipariş ve teklif' : 'Orders and quotes');
    expect(page).toContain(`https://www.example.com/${language}/products/product-details/`);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Title: 'Brochure – The drill – 2' });
  },
);

test('a brochure without its picture is not made', async () => {
  await expect(
    renderBrochure({ ...brochure, language: 'en' }, { ...sources, readPicture: async () => undefined }),
  ).rejects.toThrow('there are no pictures');
});
