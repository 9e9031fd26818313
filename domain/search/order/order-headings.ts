import { readAmount } from '#domain/search/amounts/read-amount.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { type SpelledUnit, readUnit } from '#domain/search/amounts/unit-spellings.ts';

/**
 * Role of a column of an order. `wanted` is a quantity where no other column is one; `other` may look like one;
 * `outcome` has how much of it was delivered or cancelled, and `approved` what is left of it.
 */
type ColumnRole =
  | 'quantity'
  | 'wanted'
  | 'unit'
  | 'price'
  | 'code'
  | 'name'
  | 'number'
  | 'date'
  | 'note'
  | 'outcome'
  | 'approved'
  | 'other';

/** Words of headings in Turkish, English and the German of SAP, folded. A heading has the first role that it has a word of. */
const headingWords: readonly (readonly [role: ColumnRole, words: string])[] = [
  [
    'price',
    'fiyat fiyati fiyatlar tutar tutari bedel bedeli price prices cost preis nettopreis betrag ucret',
  ],
  ['date', 'tarih tarihi trh date datum'],
  [
    'outcome',
    'verilen karsilanan gelen iptal iade received receipt delivered shipped billed invoiced cancelled canceled closed backorder backordered geliefert',
  ],
  ['approved', 'onaylanan onayli approved confirmed'],
  // Stock, consumption, what a pack holds, what was delivered: nobody orders that.
  [
    'other',
    'stok stogu stock mevcut kalan tuketim tuketimi yaziyla ici icindeki icerigi ambalaj packsize minimum maksimum kritik consumption hand available bestand iskonto indirim discount currency para oran orani rate',
  ],
  [
    'quantity',
    'miktar miktari mik adet adedi adeti sayi sayisi quantity qty qnt menge bestellmenge anzahl pcs',
  ],
  ['unit', 'birim birimi brm ob unit units uom oun bun einheit mengeneinheit olcu'],
  ['price', 'toplam total sum yekun kdv vat tax matrah amount subtotal tl try usd eur mwst'],
  ['date', 'termin yil year skt expiry due'],
  ['note', 'not notu notlar note notes remark remarks comment comments dusunceler'],
  [
    'code',
    'kod kodu ref referans katalog catalogue catalog code material matnr barkod barkodu barcode gtin ubb uts udi sku mpn artikel model part',
  ],
  ['wanted', 'ihtiyac ihtiyaci istenen istenilen talep siparis order ordered requested needed required'],
  ['number', 'sira sno s pos poz no nr line kalem lfd'],
  [
    'name',
    'ad adi urun urunun malzeme malzemenin aciklama aciklamasi tanim tanimi description desc product item name cins cinsi text kurztext bezeichnung mal hizmet marka brand',
  ],
];

const roleOf = (cell: string): ColumnRole | undefined => {
  const words = new Set(wordsOf(cell));
  if (words.size === 0 || words.size > 8) return undefined;
  // What was ordered before, or delivered.
  if (words.has('on') && words.has('order')) return 'outcome';
  if (words.has('teslim') && (words.has('edilen') || words.has('alinan'))) return 'outcome';
  const named = headingWords.find(([, list]) => list.split(' ').some((word) => words.has(word)))?.[0];
  // "Kutu" beside "Adet".
  return named ?? (words.size === 1 && readUnit(cell) ? 'quantity' : undefined);
};

export interface Heading {
  /** Role of each column; `undefined` for one whose heading is not known. */
  readonly roles: readonly (ColumnRole | undefined)[];
  /** The units that the headings of quantities name, as in "Miktar (kutu)". */
  readonly spelled: readonly (SpelledUnit | undefined)[];
}

const isNumber = (cell: string): boolean => /^[\p{N}.,\s]+$/u.test(cell);

/** Whether a cell says how many, as `6 adet` does, which has the word of a heading. */
const isAmount = (cell: string): boolean =>
  ['amount', 'unclear'].includes(readAmount(cell, undefined)?.kind ?? '');

/** Reads the names of columns; `undefined` if the cells are none. */
export const readHeading = (cells: readonly string[]): Heading | undefined => {
  if (cells.length < 2 || cells.some((cell) => isNumber(cell) || isAmount(cell))) return undefined;
  const found = cells.map(roleOf);
  const named = found.filter((role) => role !== undefined);
  const filled = cells.filter((cell) => cell !== '').length;
  const hasQuantity = named.includes('quantity');
  if (named.length < 2 && !(hasQuantity && filled === 2)) return undefined;
  if (named.length < filled / 2) return undefined;
  // "Amount" and "ihtiyaç" are quantities where nothing else is.
  const isQuantity = (role: ColumnRole | undefined, index: number): boolean =>
    role === 'wanted' || (role === 'price' && wordsOf(cells[index] ?? '').join(' ') === 'amount');
  const roles = hasQuantity
    ? found
    : found.map((role, index) => (isQuantity(role, index) ? 'quantity' : role));
  const spelled = cells.map((cell, index) => {
    const units = roles[index] === 'quantity' ? wordsOf(cell).flatMap((word) => readUnit(word) ?? []) : [];
    return units.find(({ unit }) => unit !== undefined) ?? units[0];
  });
  return { roles, spelled };
};

/** Whether a line without columns names some, as one copied out of a PDF. */
export const isHeadingLine = (text: string): boolean => {
  const words = wordsOf(text);
  const known = words.filter((word) => roleOf(word) !== undefined);
  return !/\d/u.test(text) && known.length >= 3 && known.length >= 0.6 * words.length;
};
