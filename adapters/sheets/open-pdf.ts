import PdfDocument from 'pdfkit';
import type { Language } from '#domain/shared/language.ts';
import { wordings } from './wording.ts';

interface Info {
  readonly language: Language;
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Instead of the time at which it is drawn, so that equal documents have equal bytes. */
  readonly date: Date;
}

/** An empty PDF: A4, tagged for screen readers. */
export const openPdf = ({ language, title, subject, author, date }: Info): PDFKit.PDFDocument =>
  new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: wordings[language].locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  });
