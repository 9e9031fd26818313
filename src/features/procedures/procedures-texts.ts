import type { Localized } from '#domain/shared/language.ts';

interface ProceduresTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly products: (count: number) => string;
  readonly table: string;
  /** Description of the table's picture. @param name of the procedure */
  readonly tablePicture: (name: string) => string;
  /** Names the box that enlarges its picture on phones. */
  readonly enlarge: string;
  /** Explanation of the numbers on the table. */
  readonly legend: string;
  readonly addSet: string;
  /** Text about what can be done with the set. */
  readonly set: (count: number) => string;
  readonly phases: string;
  readonly notice: string;
  readonly groups: string;
  readonly others: string;
}

/** Texts of the pages of procedures, which take no scripts. */
export const proceduresTexts: Localized<ProceduresTexts> = {
  tr: {
    title: 'Cerrahi girişimler',
    lead: 'Her girişim için alet masası, aşamalara göre ürünler ve hazır ürün seti.',
    none: 'Henüz bir girişim eklenmedi. Ürün gruplarına göz atabilirsiniz.',
    products: (count) => `${count} ürün`,
    table: 'Alet masası',
    tablePicture: (name) => `${name} için hazırlanmış alet masası: aşağıdaki ürünler cerrahi örtü üzerinde`,
    enlarge: 'Büyüt',
    legend: 'Aşağıdaki aşamalarda aynı numaralar kullanılır. Yerleşim ve boyutlar temsilîdir.',
    addSet: 'Seti listeye ekle',
    set: (count) => `Sette ${count} ürün var. Listeden ürün çıkarabilir, adetleri değiştirebilirsiniz.`,
    phases: 'Aşamalara göre ürünler',
    notice:
      'Bu sayfa ürünleri yalnızca aşamalara göre sıralar; tıbbi öneri ya da cerrahi yönerge değildir. Seçim, ekibinizin yöntemine ve ürünlerin kullanım kılavuzlarına göre yapılır.',
    groups: 'İlgili ürün grupları',
    others: 'Diğer girişimler',
  },
  en: {
    title: 'Surgical procedures',
    lead: 'For each procedure: the instrument table, the products by phase, and the complete set to request.',
    none: 'No procedures have been added yet. You are welcome to browse the product groups.',
    products: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    table: 'Instrument table',
    tablePicture: (name) =>
      `Instrument table set for ${name.toLowerCase()}: the products below on a surgical drape`,
    enlarge: 'Enlarge',
    legend: 'The numbers appear again in the phases below. Layout and sizes are illustrative.',
    addSet: 'Add the set to your list',
    set: (count) =>
      `The set has ${count} ${count === 1 ? 'product' : 'products'}. Remove items or change quantities in your list.`,
    phases: 'Products by phase',
    notice:
      'This page only lists products by phase; it is neither medical advice nor surgical instruction. What is chosen depends on your team’s method and on the instructions for use of each product.',
    groups: 'Related product groups',
    others: 'Other procedures',
  },
};
