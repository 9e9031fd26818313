import type { Localized } from '#domain/shared/language.ts';

interface ChoiceTexts {
  readonly label: string;
  readonly mark: (products: number) => string;
  /** @param gone further ones that the catalogue no longer has */
  readonly count: (products: number, gone: number) => string;
  /** The same on phones, where the products are named in full when they are opened. */
  readonly briefCount: (products: number, gone: number) => string;
  readonly compare: string;
  readonly first: string;
  readonly another: string;
  /** Text for a product that the catalogue no longer has. */
  readonly gone: (words: string) => string;
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
    count: (products, gone) =>
      `${products}/4 ürün${gone > 0 ? `, ${gone} ürün artık kataloğumuzda yok` : ''}`,
    briefCount: (products, gone) => `${products}/4 ürün${gone > 0 ? `, ${gone} artık yok` : ''}`,
    compare: 'Karşılaştır',
    first: 'Karşılaştırılacak ürün seçin',
    another: 'Bir ürün daha seçin',
    gone: (words) => `${words} (artık kataloğumuzda yok)`,
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
    count: (products, gone) => `${products} of 4${gone > 0 ? `, ${gone} no longer in our catalogue` : ''}`,
    briefCount: (products, gone) => `${products} of 4${gone > 0 ? `, ${gone} no longer` : ''}`,
    compare: 'Compare',
    first: 'Choose products to compare',
    another: 'Choose one more product',
    gone: (words) => `${words} (no longer in our catalogue)`,
    remove: (name) => `Remove from comparison: ${name}`,
    clear: 'Clear',
    outcome: {
      added: (name, products) => `${name} was added to the comparison. Products chosen: ${products}`,
      removed: (name) => `${name} was removed from the comparison.`,
      full: 'At most four products can be compared. Remove one to add another.',
    },
  },
};
