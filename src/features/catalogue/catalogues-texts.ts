import type { Localized } from '#domain/shared/language.ts';

interface CataloguesTexts {
  readonly title: string;
  readonly lead: string;
  readonly whole: string;
  /** Of the catalogue of everything. */
  readonly about: string;
  readonly groups: string;
  /** Below that heading, where there are catalogues. */
  readonly aboutGroups: string;
  readonly products: (count: number) => string;
  /** Of files, in their own language. */
  readonly language: Localized;
  /** Not made yet. */
  readonly pending: string;
  readonly tooLarge: string;
  /** On a site that makes no catalogues. */
  readonly none: string;
  readonly request: string;
}

/** Of the page of catalogues, which takes no scripts. */
export const cataloguesTexts: Localized<CataloguesTexts> = {
  tr: {
    title: 'PDF kataloglar',
    lead: 'Kataloglarımız PDF olarak: tüm ürünler bir arada ya da ürün grubuna göre.',
    whole: 'Tüm ürünler',
    about: 'Bütün ürün grupları kısa tanıtımlarla, sipariş numaraları diziniyle birlikte.',
    groups: 'Ürün gruplarına göre',
    aboutGroups: 'Çizimler, teknik veriler ve sipariş numaralarıyla; yazdırmaya ve paylaşmaya hazır.',
    products: (count) => `${count} ürün`,
    language: { tr: 'Türkçe', en: 'İngilizce' },
    pending: 'Bu katalog hazırlanıyor; kısa süre sonra burada olacak.',
    tooLarge: 'Bu grup tek bir PDF için fazla geniş; katalog formuyla isteyebilirsiniz.',
    none: 'Kataloglar şu anda PDF olarak sunulmuyor; katalog formuyla isteyebilirsiniz.',
    request: 'Katalog isteyin',
  },
  en: {
    title: 'PDF catalogues',
    lead: 'Our catalogues as PDF: all products in one, or one product group at a time.',
    whole: 'All products',
    about: 'Every product group at a glance, with an index of order numbers.',
    groups: 'By product group',
    aboutGroups: 'With drawings, technical data and order numbers, ready to print and to share.',
    products: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    language: { tr: 'Turkish', en: 'English' },
    pending: 'This catalogue is being prepared and will be here shortly.',
    tooLarge: 'This group is too large for one PDF; please ask for it with the catalogue form.',
    none: 'Catalogues are not available as PDF at present; please ask for one with the catalogue form.',
    request: 'Request a catalogue',
  },
};
