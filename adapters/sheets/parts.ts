import type { Language } from '#domain/shared/language.ts';
import type { PlacedTable } from './table.ts';

/** A picture that a document shows, at most one. */
export type SheetPicture = { readonly svg: string } | { readonly jpeg: Buffer };

/** Part of a document; templates/parts.typ draws one below the other. */
export type Part =
  | {
      readonly part: 'head';
      readonly title: string;
      readonly facts: readonly (readonly [label: string, value: string])[];
      readonly paragraphs: readonly string[];
      readonly picture?: SheetPicture & { readonly alt: string };
    }
  | { readonly part: 'heading'; readonly text: string }
  | { readonly part: 'prose'; readonly paragraphs: readonly string[] }
  | { readonly part: 'details'; readonly items: readonly string[] }
  | ({ readonly part: 'table' } & PlacedTable)
  | {
      readonly part: 'notices';
      readonly notices: readonly { readonly text: string; readonly strong: boolean }[];
    }
  /** Kept on one page. */
  | { readonly part: 'together'; readonly parts: readonly Part[] };

/** A document as the template takes it. */
export interface TypstDocument {
  readonly language: Language;
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly keywords: readonly string[];
  /** Date in place of the time at which it is drawn, so that equal documents have equal bytes. */
  readonly date: Date;
  /** Text that says what the document is; in the header of each page. */
  readonly label: string;
  /** Name of what the document is about; in the footer of each page. */
  readonly name: string;
  /** Text in the header of each page of a demonstration. */
  readonly mark?: string;
  readonly parts: readonly Part[];
  readonly closing: {
    /** QR code of the page as SVG. */
    readonly code: string;
    readonly codeAlt: string;
    /** Text that says what the page is. */
    readonly latest: string;
    readonly url: string;
    readonly asOf: string;
    readonly issuer: string;
    readonly address: string;
    readonly contact: readonly string[];
  };
}
