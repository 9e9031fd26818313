import type { Localized } from '#domain/shared/language.ts';

interface EditionWording {
  /** Text in the foot of each page, on the cover and in the title. */
  readonly catalogue: string;
  readonly whole: string;
  /** @param groups how many */
  readonly wholeLead: (groups: number) => string;
  readonly products: (count: number) => string;
  readonly contents: string;
  readonly index: string;
  readonly product: string;
  readonly size: string;
  readonly page: string;
  readonly codeLabel: string;
  readonly ordering: string;
  readonly steps: readonly string[];
  readonly latest: string;
}

/** Texts that only catalogues have; the others are those of data sheets. */
export const editionWordings: Localized<EditionWording> = {
  tr: {
    catalogue: 'Ürün kataloğu',
    whole: 'Tüm ürünler',
    wholeLead: (groups) => `${groups} ürün grubunun tamamı tek katalogda.`,
    products: (count) => `${count} ürün`,
    contents: 'İçindekiler',
    index: 'Sipariş numaraları dizini',
    product: 'Ürün',
    size: 'Ölçü',
    page: 'Sayfa',
    codeLabel: 'Güncel ürün sayfası, belgeler ve teklif talebi',
    ordering: 'Sipariş ve teklif',
    steps: [
      'Ürünü REF numarasıyla ya da adıyla belirtin.',
      'Teklif formunu internet sitemizde doldurun ya da bize yazın.',
      'Ölçü ve adet bilgisi, teklifin hazırlanmasını kolaylaştırır.',
      'Güncel bilgi için ürünün karekodunu okutun.',
    ],
    latest: 'Bu kataloğun güncel hâli',
  },
  en: {
    catalogue: 'Product catalogue',
    whole: 'All products',
    wholeLead: (groups) => `All ${groups} product groups in one catalogue.`,
    products: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    contents: 'Contents',
    index: 'Index of order numbers',
    product: 'Product',
    size: 'Size',
    page: 'Page',
    codeLabel: 'The product’s current page, documents and quote request',
    ordering: 'Orders and quotes',
    steps: [
      'Name the product by its REF or by its name.',
      'Fill in the quote form on our website, or write to us.',
      'Sizes and quantities help us to prepare your quote.',
      'Scan a product’s code for its current details.',
    ],
    latest: 'This catalogue, always up to date',
  },
};
