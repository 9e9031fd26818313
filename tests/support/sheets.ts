import { getDocumentProxy, getMeta } from 'unpdf';
import type { Sheet } from '../../adapters/sheets/sheet.ts';
import { both } from './in-memory-catalogue.ts';
import { company } from './sample-content.ts';

/** A sheet with everything but a picture. */
export const sampleSheet = (rest: Partial<Sheet['product']> = {}): Sheet => ({
  language: 'tr',
  product: {
    name: { tr: 'Işıklı Ölçüm Ünitesi', en: 'Lighted Measuring Unit' },
    slug: { tr: 'unite', en: 'unit' },
    picture: 'unit',
    description: { tr: 'Sessiz çalışır.\nHafiftir.', en: 'It is quiet.\nIt is light.' },
    details: [both('Light'), both('Quiet'), both('Robust')],
    detailsTable: both('<table><tbody><tr><th scope="row">Güç</th><td>40 W</td></tr></tbody></table>'),
    variants: [],
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

/** Reads a PDF: its metadata, and the text of each page with single spaces. */
export const readPdf = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await getMeta(document);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    // Normalization would replace characters, such as the micro sign by a Greek mu.
    const { items } = await page.getTextContent({ disableNormalization: true });
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(text.join('').replaceAll(/\s+/gu, ' '));
  }
  return { document, info, pages };
};
