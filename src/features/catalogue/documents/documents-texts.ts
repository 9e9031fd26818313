import type { Localized } from '#domain/shared/language.ts';

interface DocumentsTexts {
  readonly lead: string;
  /** Label of the search field. */
  readonly field: string;
  readonly placeholder: string;
  /** Labels of the filters. */
  readonly kind: string;
  readonly language: string;
  readonly anyLanguage: string;
  /** Hint that says where lot numbers are found. */
  readonly lotPlace: string;
  readonly none: string;
  /** Message for a query with a number that finds nothing. */
  readonly noNumber: (query: string) => string;
  /** Message for a query with lots for which nothing is listed. */
  readonly unknownLots: (lots: string) => string;
  /** Message for lots for which nothing is listed, above documents of products that the query names too. */
  readonly noneOfLots: (lots: string) => string;
  /** Advice for a query whose lot or number is unknown. */
  readonly lotAdvice: string;
  /** Heading of the documents that several products have. */
  readonly shared: string;
  /** Reference to the shared documents, for a product that has no others. */
  readonly seeShared: string;
  /** Heading of the column of products. */
  readonly product: string;
  readonly toProduct: string;
  /** Says how many documents a product has. */
  readonly documents: (count: number) => string;
  /** Says how many products are listed. */
  readonly count: (products: number) => string;
  /** Says how many products are listed, where a search has found more. */
  readonly best: (products: number) => string;
  /** Message for a query that is too long. */
  readonly cut: (maxCharacters: number) => string;
  /** Message for filters in the address that do not exist. */
  readonly unknown: (filters: number) => string;
}

/** Texts of the page of documents, apart from the texts that product pages load as well. */
export const documentsTexts: Localized<DocumentsTexts> = {
  tr: {
    lead: 'Kullanım kılavuzları, uygunluk beyanları, sertifikalar ve broşürler; önceki sürümleriyle birlikte.',
    field: 'Ürün, REF ya da lot numarası',
    placeholder: 'Ürün, REF, lot',
    kind: 'Belge türü',
    language: 'Dil',
    anyLanguage: 'Tümü',
    lotPlace: 'Lot numarası, etikette LOT simgesinin yanındadır.',
    none: 'Aradığınız belge bulunamadı. Ürün adını, REF’i ya da lot numarasını kontrol edin.',
    noNumber: (query) => `“${query}” için bildiğimiz bir belge yok: ne lot, ne REF, ne de ürün olarak.`,
    unknownLots: (lots) => `${lots} lotu için bildiğimiz bir belge yok.`,
    noneOfLots: (lots) =>
      `Bu ürünün yalnızca ${lots} lotu için bildiğimiz bir belgesi yok. Aşağıdakiler ürünün bütün lotları içindir.`,
    lotAdvice: 'Ürünü adıyla ya da REF’iyle arayın veya ürün adı ve lot numarasıyla bize yazın.',
    shared: 'Ortak belgeler',
    seeShared: 'Yukarıdaki ortak belgeler',
    product: 'Ürün',
    toProduct: 'Ürün sayfası',
    documents: (count) => (count > 0 ? `${count} belge` : 'Ortak belgeler'),
    count: (products) => `Belgesi olan ${products} ürün`,
    best: (products) =>
      `Belgesi olan en uygun ${products} ürün. Daha fazlası için aramayı bir kelimeyle daraltın.`,
    cut: (max) => `Yazdığınız metnin yalnızca ilk ${max} karakteri arandı.`,
    unknown: (filters) => `Adresteki filtrelerden ${filters} tanesi bu listede yok ve uygulanmadı.`,
  },
  en: {
    lead: 'Instructions for use, declarations of conformity, certificates and brochures, with their earlier versions.',
    field: 'Product, REF or lot number',
    placeholder: 'Product, REF, lot',
    kind: 'Document type',
    language: 'Language',
    anyLanguage: 'All',
    lotPlace: 'The lot number is on the label, beside the symbol LOT.',
    none: 'No documents found. Please check the product name, REF or lot number.',
    noNumber: (query) => `We know no documents for “${query}”, be it a lot, a REF or a product.`,
    unknownLots: (lots) => `We know no documents for lot ${lots}.`,
    noneOfLots: (lots) =>
      `We know no documents of this product for lot ${lots} alone. Those below are for all of its lots.`,
    lotAdvice:
      'Look for the product by its name or REF, or write to us with the product name and the lot number.',
    shared: 'Shared documents',
    seeShared: 'The shared documents above',
    product: 'Product',
    toProduct: 'Product page',
    documents: (count) =>
      count > 0 ? `${count} ${count === 1 ? 'document' : 'documents'}` : 'Shared documents',
    count: (products) => `${products} ${products === 1 ? 'product' : 'products'} with documents`,
    best: (products) =>
      `The ${products} best matches with documents. Narrow the search by another word to see others.`,
    cut: (max) => `Only the first ${max} characters of your text were searched for.`,
    unknown: (filters) =>
      `${filters} ${filters === 1 ? 'filter of this address does not exist in this list and was' : 'filters of this address do not exist in this list and were'} not applied.`,
  },
};
