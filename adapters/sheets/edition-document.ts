import type { Language } from '#domain/shared/language.ts';
import type { Part, SheetPicture, TypstDocument } from './parts.ts';

/** A product as templates/edition.typ takes it. */
export interface ProductEntry {
  /** Unique in the document. */
  readonly id: string;
  readonly name: string;
  /** A key of the document's `pictures`. */
  readonly picture: string;
  readonly purpose: string;
  readonly facts: readonly string[];
  /** Texts below the purpose in the catalogue of everything. */
  readonly values: readonly string[];
  readonly refs: string;
  readonly url: string;
  /** QR code of the url as SVG. */
  readonly code: string;
  readonly codeLabel: string;
  readonly codeAlt: string;
  readonly paragraphs: readonly string[];
  readonly parts: readonly Part[];
}

/** A catalogue as templates/edition.typ takes it. */
export interface EditionDocument extends Pick<
  TypstDocument,
  'title' | 'subject' | 'author' | 'keywords' | 'date' | 'closing'
> {
  readonly language: Language;
  /** Whether it is the catalogue of one product: a cover and its page, without contents and index. */
  readonly isBrochure?: true;
  /** Text in the foot of each page. */
  readonly label: string;
  /** The month of the content. */
  readonly edition: string;
  readonly issuer: string;
  readonly cover: {
    readonly title: string;
    readonly kind: string;
    readonly lead: string;
    readonly picture: string;
    readonly alt: string;
  };
  readonly words: Readonly<
    Record<'contents' | 'index' | 'ref' | 'product' | 'size' | 'page' | 'ordering', string>
  > & { readonly steps: readonly string[] };
  /** One has a page for each product; of several, products have a fifth of a page. */
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly products: readonly ProductEntry[];
  }[];
  /** Entries in the order of `ref`; `target` is the id of a product. */
  readonly index: readonly {
    readonly ref: string;
    readonly target: string;
    readonly product: string;
    readonly size: string;
  }[];
  readonly pictures: ReadonlyMap<string, SheetPicture>;
}
