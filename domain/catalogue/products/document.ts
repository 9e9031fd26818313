import { type Classification, type Regulatory, isDevice } from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** Kinds in the order in which pages list them. `instructions`: instructions for use (IFU). */
export const documentKinds = ['instructions', 'declaration', 'certificate', 'brochure'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** A PDF of the content as it was loaded. */
export interface DocumentFile {
  /** Name among the served documents, which holds a hash of its bytes. */
  readonly file: string;
  readonly bytes: number;
}

/** Dates are days as 2026-03-14. */
export interface DocumentVersion {
  readonly version: string;
  /** Date of issue. */
  readonly date: string;
  /** Languages, at least one. */
  readonly languages: readonly Language[];
  /** Day on which a declaration was signed. */
  readonly signed?: string;
  /** The last day on which it is valid. */
  readonly expires?: string;
  /** A language without a file has a demonstration, which is drawn from the catalogue. */
  readonly files?: Partial<Localized<DocumentFile>>;
}

/** A document as one of its products shows it. */
export interface ProductDocument {
  /** Unique among the documents of the content. */
  readonly id: string;
  readonly kind: DocumentKind;
  /** Left out where the name of the kind says enough. */
  readonly title?: Localized;
  /** Each of its products has one of its own. */
  readonly individual?: true;
  /** REFs of the product that it is for; left out: for all. */
  readonly refs?: readonly string[];
  /** Lots that it is for; left out: for all. */
  readonly lots?: readonly string[];
  /** The present version first, then older ones. */
  readonly versions: readonly [DocumentVersion, ...DocumentVersion[]];
}

/** Products that have one of each list that is given. */
interface DocumentScope {
  /** English slugs. */
  readonly products?: readonly string[];
  /** Slugs. */
  readonly categories?: readonly string[];
  /** Slugs. */
  readonly brands?: readonly string[];
  readonly classes?: readonly Classification[];
}

/** A document of the content, with the products that it is for. */
export interface CatalogueDocument extends ProductDocument {
  readonly scope: DocumentScope;
}

/** Facts that decide which documents a product has. */
interface DocumentedItem {
  readonly slug: Localized;
  readonly category: string;
  readonly brand: string;
  readonly variants: readonly Pick<Variant, 'ref'>[];
  readonly regulatory?: Regulatory;
}

const isIn = <Value>(value: Value | undefined, values: readonly Value[] | undefined): boolean =>
  values === undefined || (value !== undefined && values.includes(value));

const isInScope = (
  { slug, category, brand, regulatory }: DocumentedItem,
  { products, categories, brands, classes }: DocumentScope,
): boolean =>
  isIn(slug.en, products) &&
  isIn(category, categories) &&
  isIn(brand, brands) &&
  isIn(regulatory?.classification, classes);

/** The documents of a product by kind, then in the order of the content. One for REFs is of the products that have them. */
export const documentsOfProduct = (
  product: DocumentedItem,
  documents: readonly CatalogueDocument[],
): readonly ProductDocument[] => {
  const refs = new Set(product.variants.map(({ ref }) => ref));
  return documents
    .flatMap(({ scope, ...document }): ProductDocument[] => {
      if (!isInScope(product, scope)) return [];
      if (!document.refs) return [document];
      const own = document.refs.filter((ref) => refs.has(ref));
      return own.length > 0 ? [{ ...document, refs: own }] : [];
    })
    .toSorted((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind));
};

/**
 * Kinds that the class of a device requires: a declaration of conformity (MDR Article 19), and for classes IIb and III
 * instructions for use, which those below may do without if they can be used safely (Annex I, 23.1 (d)).
 */
export const requiredDocuments = (regulatory: Regulatory | undefined): readonly DocumentKind[] => {
  if (!regulatory || !isDevice(regulatory.classification)) return [];
  const { classification } = regulatory;
  return classification === 'IIb' || classification === 'III'
    ? ['instructions', 'declaration']
    : ['declaration'];
};

/** Noteworthy state of a document on a day. */
export type DocumentWarning = 'unsigned' | 'expired' | 'expiresSoon';

const warningDays = 90;
const dayMs = 86_400_000;

/** Lists the warnings about the present version of a document. @param today as 2026-03-14 */
export const documentWarnings = (
  kind: DocumentKind,
  { signed, expires }: Pick<DocumentVersion, 'signed' | 'expires'>,
  today: string,
): readonly DocumentWarning[] => {
  const isUnsigned = kind === 'declaration' && (signed === undefined || signed > today);
  const soon = new Date(Date.parse(today) + warningDays * dayMs).toISOString().slice(0, 10);
  const validity = expires !== undefined && expires < today ? 'expired' : 'expiresSoon';
  return [
    ...(isUnsigned ? ['unsigned' as const] : []),
    ...(expires !== undefined && expires <= soon ? ([validity] as const) : []),
  ];
};
