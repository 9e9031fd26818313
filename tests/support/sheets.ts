import { getDocumentProxy, getMeta } from 'unpdf';
import type { Sheet } from '../../adapters/sheets/sheet.ts';
import { both } from './in-memory-catalogue.ts';
import { company } from './sample-content.ts';

/** A sheet with all its parts but a picture. */
export const sampleSheet = (rest: Partial<Sheet['product']> = {}): Sheet => ({
  language: 'tr',
  product: {
    name: { tr: 'Işıklı Ölçüm Ünitesi', en: 'Lighted Measuring Unit' },
    slug: { tr: 'unite', en: 'unit' },
    description: { tr: 'Sessiz çalışır.\nHafiftir.', en: 'It is quiet.\nIt is light.' },
    details: [both('Light'), both('Quiet'), both('Robust')],
    detailsTable: both('<table><tbody><tr><th scope="row">Güç</th><td>40 W</td></tr></tbody></table>'),
    regulatory: {
      classification: 'IIa',
      ceMark: true,
      notifiedBody: '0000',
      udiDi: '09520001000072',
      professionalUse: true,
    },
    ...rest,
  },
  brandName: 'Acteon',
  categoryName: both('Drills'),
  issuer: company,
  pageUrl: 'https://www.example.com/tr/products/product-details/unit',
  asOf: new Date('2026-03-14T22:30:00Z'),
});

/** What a reader gets out of a PDF: its text page by page, with single spaces, and what it says of itself. */
export const readPdf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await getMeta(document);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    // Else the reader would put some letters in place of others: a Greek mu for the sign of micro.
    const { items } = await page.getTextContent({ disableNormalization: true });
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(text.join('').replaceAll(/\s+/gu, ' '));
  }
  return { document, info, pages };
};
