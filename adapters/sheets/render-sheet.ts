import { readTable } from '#domain/catalogue/details-table.ts';
import { buffer } from 'node:stream/consumers';
import { drawClosing } from './draw-closing.ts';
import { drawDetails } from './draw-details.ts';
import { drawFrame } from './draw-frame.ts';
import { drawHead } from './draw-head.ts';
import { drawRegulatory } from './draw-regulatory.ts';
import { drawTable } from './draw-table.ts';
import { drawVariants } from './draw-variants.ts';
import { openPdf } from './open-pdf.ts';
import { createPaper, heading } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { wordings } from './wording.ts';

/**
 * Draws a data sheet as a PDF: A4, tagged for screen readers, all fonts embedded. Reads neither clock nor randomness, so
 * equal sheets give equal bytes.
 */
export const renderSheet = (sheet: Sheet): Promise<Buffer> => {
  const { language, product, categoryName, issuer, asOf } = sheet;
  const { details, detailsTable, variants, regulatory } = product;
  const words = wordings[language];
  const name = product.name[language];
  const doc = openPdf({
    language,
    title: `${name} – ${words.sheet}`,
    subject: categoryName[language],
    author: issuer.name,
    date: asOf,
  });
  const written = buffer(doc);
  const paper = createPaper(doc);
  drawHead(paper, sheet);
  if (details.length > 0) {
    heading(paper, words.details, 40);
    drawDetails(
      paper,
      details.map((detail) => detail[language]),
    );
  }
  if (detailsTable) {
    heading(paper, words.table, 60);
    drawTable(paper, readTable(detailsTable[language]));
  }
  if (variants.length > 0) drawVariants(paper, variants, language);
  drawRegulatory(paper, regulatory, language);
  drawClosing(paper, { ...sheet, latest: words.latest });
  paper.root.end();
  drawFrame(paper, { issuer, label: words.sheet, name });
  doc.end();
  return written;
};
