import type { Localized } from '#domain/shared/language.ts';

interface DocumentsTexts {
  readonly lead: string;
  /** Of the search field. */
  readonly field: string;
  readonly placeholder: string;
  readonly byKind: string;
  readonly byLanguage: string;
  readonly anyLanguage: string;
  readonly none: string;
  /** Heading of the documents that several products have. */
  readonly shared: string;
  /** How many products are listed. */
  readonly count: (products: number) => string;
}

/** Of the page of documents. Apart from the texts that product pages load as well. */
export const documentsTexts: Localized<DocumentsTexts> = {
  tr: {
    lead: 'Kullanım kılavuzları, uygunluk beyanları, sertifikalar ve broşürler; önceki sürümleriyle birlikte.',
    field: 'Ürün, REF ya da lot numarası',
    placeholder: 'Ürün, REF, lot',
    byKind: 'Belge türüne göre filtrele',
    byLanguage: 'Dile göre filtrele',
    anyLanguage: 'Tüm diller',
    none: 'Aradığınız belge bulunamadı. Ürün adını, REF’i ya da lot numarasını kontrol edin.',
    shared: 'Birden çok ürün için geçerli belgeler',
    count: (products) => `Belgesi olan ${products} ürün`,
  },
  en: {
    lead: 'Instructions for use, declarations of conformity, certificates and brochures, with their earlier versions.',
    field: 'Product, REF or lot number',
    placeholder: 'Product, REF, lot',
    byKind: 'Filter by kind of document',
    byLanguage: 'Filter by language',
    anyLanguage: 'All languages',
    none: 'No documents found. Please check the product name, REF or lot number.',
    shared: 'Documents that cover several products',
    count: (products) => `${products} ${products === 1 ? 'product' : 'products'} with documents`,
  },
};
