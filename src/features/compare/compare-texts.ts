import type { Localized } from '#domain/shared/language.ts';

interface CompareTexts {
  readonly title: string;
  readonly titleOf: (names: string) => string;
  readonly lead: string;
  readonly empty: string;
  readonly one: string;
  readonly unknown: (products: number) => string;
  /** Lead-in to products that the visitor has chosen and the catalogue no longer has. */
  readonly gone: string;
  /** @param products that are too many, by their addresses */
  readonly omitted: (max: number, products: string) => string;
  readonly add: string;
  readonly addSubmit: string;
  readonly group: (name: string) => string;
  /** Note for browsers without scripts. */
  readonly startsAnew: string;
  readonly table: string;
  /** @param partial rows in which what some products say agrees, and others say nothing */
  readonly count: (products: number, differences: number, partial: number) => string;
  readonly onlyDifferences: string;
  readonly allRows: string;
  readonly legend: string;
  readonly differs: string;
  readonly none: string;
  readonly remove: string;
  /** Label of the button that makes the products the visitor's own comparison. */
  readonly take: string;
  /** Note before the button `take`, where the visitor has a comparison; followed by a link to it. */
  readonly replaces: string;
  readonly ownComparison: string;
  /** Label of the button that brings back the visitor's former comparison. */
  readonly takeBack: string;
  /** Texts once the visitor has pressed the one or the other. */
  readonly taken: string;
  readonly takenBack: string;
  /** Label of the link on a product’s page. */
  readonly back: string;
  readonly print: string;
  /** Text before the day of printing. */
  readonly printed: string;
  readonly request: string;
  readonly requestAll: string;
  readonly sections: {
    readonly overview: string;
    readonly attributes: string;
    readonly technical: string;
    readonly variants: string;
    readonly regulatory: string;
  };
  /** Text in place of a product's name. */
  readonly all: string;
  readonly product: string;
  readonly picture: string;
  readonly summary: string;
  readonly brand: string;
  readonly category: string;
  readonly order: string;
  readonly packs: string;
  readonly furtherVariants: (variants: number) => string;
  readonly professionalUse: string;
  readonly yes: string;
  readonly no: string;
}

/** Texts of the page that compares products, which the server alone renders. */
export const compareTexts: Localized<CompareTexts> = {
  tr: {
    title: 'Ürün karşılaştırma',
    titleOf: (names) => `Karşılaştırma: ${names}`,
    lead: 'En çok dört ürünü yan yana görün. Sayfanın adresi, karşılaştırmanın bağlantısıdır.',
    empty:
      'Henüz ürün seçilmedi. Ürün listelerinde ya da ürün sayfasında “Karşılaştır” düğmesiyle ürün ekleyebilirsiniz.',
    one: 'Karşılaştırmak için en az bir ürün daha ekleyin.',
    unknown: (products) =>
      products === 1
        ? 'Bir ürün kataloğumuzda yok; karşılaştırılmıyor:'
        : `${products} ürün kataloğumuzda yok; karşılaştırılmıyor:`,
    gone: 'Seçtiklerinizden artık kataloğumuzda olmayanlar:',
    omitted: (max, products) =>
      `Bir sayfada en çok ${max} ürün karşılaştırılır. Bağlantıdaki diğer ürünler karşılaştırmada yok: ${products}.`,
    add: 'Aynı gruptan ürün ekleyin',
    addSubmit: 'Ekle',
    group: (name) => `Gruptaki tüm ürünler: ${name}`,
    startsAnew:
      'Tarayıcınızda JavaScript kapalı: listelerdeki “Karşılaştır” düğmesi yeni bir karşılaştırma başlatır. Bu karşılaştırmaya ürün eklemek için yukarıdaki seçimi kullanın.',
    table: 'Karşılaştırma tablosu',
    count: (products, differences, partial) =>
      [
        differences > 0
          ? `${products} ürün, ${differences} satırda fark var`
          : 'Bu ürünler için belirtilen değerler arasında fark bulunmuyor',
        partial > 0 && `${partial} satırda yalnızca bazı ürünlerin değeri belirtilmiş`,
      ]
        .filter(Boolean)
        .join('; '),
    onlyDifferences: 'Yalnızca farkları göster',
    allRows: 'Tüm satırları göster',
    legend: 'işareti, ürünlerin birbirinden ayrıldığı satırları gösterir.',
    differs: 'farklı',
    none: 'Belirtilmemiş',
    remove: 'Çıkar',
    take: 'Bu ürünleri karşılaştırma seçimim yap',
    replaces: 'Bu ürünler, şimdiye kadar seçtiklerinizin yerine geçecek:',
    ownComparison: 'Kendi karşılaştırmanız',
    takeBack: 'Önceki seçimimi geri getir',
    taken: 'Bu ürünler artık sizin karşılaştırma seçiminiz.',
    takenBack: 'Önceki seçiminiz geri geldi.',
    back: 'Karşılaştırmaya dön',
    print: 'Yazdır',
    printed: 'Yazdırma tarihi:',
    request: 'Teklif listesi',
    requestAll: 'Tümünü teklif listesine ekle',
    sections: {
      overview: 'Genel bakış',
      attributes: 'Temel özellikler',
      technical: 'Teknik veriler',
      variants: 'Ölçüler ve sipariş numaraları',
      regulatory: 'Mevzuat bilgileri',
    },
    all: 'Tüm ürünler',
    product: 'Ürün',
    picture: 'Görsel',
    summary: 'Tanım',
    brand: 'Marka',
    category: 'Ürün grubu',
    order: 'REF ve ölçü',
    packs: 'Paketteki adet',
    furtherVariants: (variants) => `${variants} ölçü daha`,
    professionalUse: 'Yalnızca sağlık meslek mensupları için',
    yes: 'Evet',
    no: 'Hayır',
  },
  en: {
    title: 'Compare products',
    titleOf: (names) => `Comparison: ${names}`,
    lead: 'See up to four products side by side. The page’s address is the link to the comparison.',
    empty:
      'No products are chosen yet. Add products with the “Compare” button in the product lists or on a product page.',
    one: 'Add at least one more product to compare.',
    unknown: (products) =>
      products === 1
        ? 'One product is not in our catalogue and is not compared:'
        : `${products} products are not in our catalogue and are not compared:`,
    gone: 'Of your choice, no longer in our catalogue:',
    omitted: (max, products) =>
      `One page compares at most ${max} products. The link’s other products are not compared: ${products}.`,
    add: 'Add a product from the same group',
    addSubmit: 'Add',
    group: (name) => `All products in the group: ${name}`,
    startsAnew:
      'JavaScript is off in your browser: “Compare” in the lists starts a new comparison. To add a product to this one, choose it above.',
    table: 'Comparison table',
    count: (products, differences, partial) =>
      [
        differences > 0
          ? `${products} products, ${differences} ${differences === 1 ? 'row differs' : 'rows differ'}`
          : 'The values that are stated of these products do not differ',
        partial > 0 && `${partial} ${partial === 1 ? 'row is' : 'rows are'} stated of some products only`,
      ]
        .filter(Boolean)
        .join('; '),
    onlyDifferences: 'Show differences only',
    allRows: 'Show all rows',
    legend: 'marks the rows in which the products differ.',
    differs: 'differs',
    none: 'Not stated',
    remove: 'Remove',
    take: 'Make these products my comparison',
    replaces: 'They would replace the products that you have chosen so far:',
    ownComparison: 'Your own comparison',
    takeBack: 'Bring back my own comparison',
    taken: 'These products are your comparison now.',
    takenBack: 'Your own comparison is back.',
    back: 'Back to the comparison',
    print: 'Print',
    printed: 'Printed:',
    request: 'Quote list',
    requestAll: 'Add all to the quote list',
    sections: {
      overview: 'Overview',
      attributes: 'Key features',
      technical: 'Technical data',
      variants: 'Sizes and order numbers',
      regulatory: 'Regulatory information',
    },
    all: 'All products',
    product: 'Product',
    picture: 'Picture',
    summary: 'Description',
    brand: 'Brand',
    category: 'Product group',
    order: 'REF and size',
    packs: 'Pieces per pack',
    furtherVariants: (variants) => `${variants} more`,
    professionalUse: 'For healthcare professionals only',
    yes: 'Yes',
    no: 'No',
  },
};
