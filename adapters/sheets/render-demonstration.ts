import type { DrawnDocument } from '#domain/catalogue/products/drawn-document.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { closingOf } from './closing.ts';
import type { Part } from './parts.ts';
import { factRow, featureParts, headRow, paragraphsOf } from './product-parts.ts';
import { placeTable } from './table.ts';
import { typeset } from './typeset.ts';
import { inAllLanguages, wordings } from '../texts/texts.ts';

/** Mark on every page, whatever its language: the PDF may reach people who read only one of them. */
const demonstrationMark = inAllLanguages((language) => wordings[language].demonstration, ' · ');

export interface DemonstrationSheet extends DrawnDocument {
  readonly title: string;
  /** Whole URL of the page that has the document, in its language. */
  readonly pageUrl: string;
}

const factsOf = ({ language, document, version, product, issuer }: DemonstrationSheet) => {
  const words = wordings[language];
  const { document: labels } = words;
  const { format } = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string | undefined): string | undefined => date && format(new Date(date));
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [labels.product, product?.product.name[language]],
    [words.facets.brand, product?.brandName],
    [words.facets.category, product?.categoryName[language]],
    [words.variants.ref, document.refs?.join(', ')],
    [labels.lots, document.lots?.join(', ')],
    [labels.issuer, issuer.legalName[language]],
    [labels.version, version.version],
    [labels.date, day(version.date)],
    [labels.signed, day(version.signed)],
    [labels.expires, day(version.expires)],
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [factRow(label, text)]));
};

const productParts = ({ language, document, product }: DemonstrationSheet): readonly Part[] =>
  product && (document.kind === 'instructions' || document.kind === 'brochure')
    ? [
        { part: 'heading', text: product.product.name[language] },
        { part: 'prose', paragraphs: paragraphsOf(product.product.description[language]) },
        ...featureParts(product.product, language),
      ]
    : [];

/** Draws a demonstration of a document as a PDF, as `renderSheet` draws data sheets. @throws TypesettingError */
export const renderDemonstration = (sheet: DemonstrationSheet): Promise<Buffer> => {
  const { language, document, version, product, issuer, title, pageUrl } = sheet;
  const words = wordings[language];
  const kind = document.title?.[language] ?? words.documents.kind[document.kind];
  const asOf = new Date(version.date);
  return typeset({
    language,
    title,
    subject: demonstrationMark,
    author: issuer.name,
    keywords: [],
    date: asOf,
    label: kind,
    name: product?.product.name[language] ?? kind,
    mark: demonstrationMark,
    parts: [
      { part: 'head', title: kind, facts: [], paragraphs: [words.document.about[document.kind]] },
      { part: 'notices', notices: [{ text: demonstrationMark, strong: true }] },
      { part: 'heading', text: words.document.facts },
      {
        part: 'table',
        ...placeTable({ head: headRow([words.property, words.value]), body: factsOf(sheet) }),
      },
      ...productParts(sheet),
    ],
    closing: closingOf({ language, issuer, pageUrl, asOf, latest: words.document.page }),
  });
};
