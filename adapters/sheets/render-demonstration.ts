import { readTable } from '#domain/catalogue/details-table.ts';
import { buffer } from 'node:stream/consumers';
import type { Demonstration } from '#domain/catalogue/demonstration.ts';
import { drawClosing } from './draw-closing.ts';
import { drawDetails } from './draw-details.ts';
import { drawFrame } from './draw-frame.ts';
import { drawTable } from './draw-table.ts';
import { createPaper, heading, paragraph } from './paper.ts';
import { openPdf } from './open-pdf.ts';
import { styles } from './styles.ts';
import { demonstrationMark, wordings } from './wording.ts';

export interface DemonstrationSheet extends Demonstration {
  readonly title: string;
  /** Whole URL of the page that has the document, in its language. */
  readonly pageUrl: string;
}

const factsOf = ({ language, document, version, product, issuer }: DemonstrationSheet) => {
  const words = wordings[language];
  const { document: labels } = words;
  const { format } = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string | undefined): string | undefined => date && format(new Date(date));
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [labels.product, product?.product.name[language]],
    [words.brand, product?.brandName],
    [words.category, product?.categoryName[language]],
    [words.variants.ref, document.refs?.join(', ')],
    [labels.lots, document.lots?.join(', ')],
    [labels.issuer, issuer.legalName[language]],
    [labels.version, version.version],
    [labels.date, day(version.date)],
    [labels.signed, day(version.signed)],
    [labels.expires, day(version.expires)],
  ];
  return rows.flatMap(([label, text]) =>
    text === undefined
      ? []
      : [
          [
            { text: label, title: 'Row' as const, columns: 1, rows: 1 },
            { text, columns: 1, rows: 1 },
          ],
        ],
  );
};

/** Draws a demonstration of a document as a PDF, as `renderSheet` draws data sheets. */
export const renderDemonstration = (sheet: DemonstrationSheet): Promise<Buffer> => {
  const { language, document, version, product, issuer, title, pageUrl } = sheet;
  const words = wordings[language];
  const kind = document.title?.[language] ?? words.document.kind[document.kind];
  const asOf = new Date(version.date);
  const doc = openPdf({ language, title, subject: demonstrationMark, author: issuer.name, date: asOf });
  const written = buffer(doc);
  const paper = createPaper(doc);
  paragraph(paper, kind, { style: styles.title, tag: 'H1' });
  paper.y += 6;
  paragraph(paper, demonstrationMark, { style: styles.mark });
  paper.y += 6;
  paragraph(paper, words.document.about[document.kind]);
  heading(paper, words.document.facts, 60);
  drawTable(paper, { head: [], body: factsOf(sheet) });
  if (product && (document.kind === 'instructions' || document.kind === 'brochure')) {
    const { description, details, detailsTable } = product.product;
    heading(paper, product.product.name[language], 40);
    for (const text of description[language].split('\n').filter((line) => line.trim() !== ''))
      paragraph(paper, text);
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
  }
  drawClosing(paper, { language, issuer, pageUrl, asOf, latest: words.document.page });
  paper.root.end();
  drawFrame(paper, {
    issuer,
    label: kind,
    name: product?.product.name[language] ?? kind,
    mark: demonstrationMark,
  });
  doc.end();
  return written;
};
