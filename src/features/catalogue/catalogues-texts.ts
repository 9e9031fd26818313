import type { Localized } from '#domain/shared/language.ts';

interface CataloguesTexts {
  readonly title: string;
  readonly lead: string;
  readonly groups: string;
  /** Below that heading. */
  readonly aboutGroups: string;
  readonly products: (count: number) => string;
  /** Of files, in their own language. */
  readonly language: Localized;
  /** Of one that is not made yet. */
  readonly pending: string;
  readonly tooLarge: string;
  /** While there is none yet. */
  readonly allPending: string;
  /** On a site that makes no catalogues. */
  readonly none: string;
  /** What the catalogue form sends. */
  readonly byMail: string;
  readonly request: string;
  readonly allProducts: string;
}

/** Of the page of catalogues, which takes no scripts. */
export const cataloguesTexts: Localized<CataloguesTexts> = {
  tr: {
    title: 'PDF kataloglar',
    lead: 'Kataloglarımız PDF olarak: tüm ürünler bir arada ya da ürün grubuna göre.',
    groups: 'Ürün gruplarına göre',
    aboutGroups: 'Çizimler, teknik veriler ve sipariş numaralarıyla; yazdırmaya ve paylaşmaya hazır.',
    products: (count) => `${count} ürün`,
    language: { tr: 'Türkçe', en: 'İngilizce' },
    pending: 'Hazırlanıyor; kısa süre sonra burada olacak.',
    tooLarge: 'Tek bir PDF için fazla geniş; formla isteyin.',
    allPending: 'Kataloglar şu anda hazırlanıyor; birkaç dakika içinde burada olacak.',
    none: 'Katalogların güncel baskısını istek üzerine gönderiyoruz.',
    byMail: 'Basılı nüsha ya da e-postayla PDF için katalog formunu doldurun.',
    request: 'Katalog isteyin',
    allProducts: 'Tüm ürünler',
  },
  en: {
    title: 'PDF catalogues',
    lead: 'Our catalogues as PDF: all products in one, or one product group at a time.',
    groups: 'By product group',
    aboutGroups: 'With drawings, technical data and order numbers, ready to print and to share.',
    products: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    language: { tr: 'Turkish', en: 'English' },
    pending: 'Being prepared; it will be here shortly.',
    tooLarge: 'Too large for one PDF; please ask for it with the form.',
    allPending: 'The catalogues are being prepared and will be here in a few minutes.',
    none: 'We send the current edition of the catalogues on request.',
    byMail: 'For a printed copy, or the PDF by e-mail, fill in the catalogue form.',
    request: 'Request a catalogue',
    allProducts: 'All products',
  },
};
