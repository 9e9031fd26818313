import type { Localized } from '#domain/shared/language.ts';

interface ChoiceTexts {
  readonly label: string;
  readonly mark: (products: number) => string;
  readonly count: (products: number) => string;
  readonly compare: string;
  readonly another: string;
  readonly remove: (name: string) => string;
  readonly clear: string;
  readonly outcome: {
    readonly added: (name: string, products: number) => string;
    readonly removed: (name: string) => string;
    readonly full: string;
  };
}

/** Texts of the bar and the mark that show which products are to be compared, loaded with them. */
export const choiceTexts: Localized<ChoiceTexts> = {
  tr: {
    label: 'Karşılaştırılacak ürünler',
    mark: (products) => `Karşılaştırma: ${products} ürün`,
    count: (products) => `${products}/4 ürün`,
    compare: 'Karşılaştır',
    another: 'Bir ürün daha seçin',
    remove: (name) => `Karşılaştırmadan çıkar: ${name}`,
    clear: 'Temizle',
    outcome: {
      added: (name, products) => `${name} karşılaştırmaya eklendi. Seçilen ürün: ${products}`,
      removed: (name) => `${name} karşılaştırmadan çıkarıldı.`,
      full: 'En çok dört ürün karşılaştırılabilir. Başka bir ürün için önce birini çıkarın.',
    },
  },
  en: {
    label: 'Products to compare',
    mark: (products) => `Comparison: ${products} ${products === 1 ? 'product' : 'products'}`,
    count: (products) => `${products} of 4`,
    compare: 'Compare',
    another: 'Choose one more product',
    remove: (name) => `Remove from comparison: ${name}`,
    clear: 'Clear',
    outcome: {
      added: (name, products) => `${name} was added to the comparison. Products chosen: ${products}`,
      removed: (name) => `${name} was removed from the comparison.`,
      full: 'At most four products can be compared. Remove one to add another.',
    },
  },
};
