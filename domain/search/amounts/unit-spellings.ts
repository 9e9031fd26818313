import { fold } from '#domain/shared/fold.ts';
import { type Unit, isUnit } from '#domain/shared/unit.ts';

/** Spellings of pieces in orders, folded: UN/ECE Recommendation 20, SAP, hospitals. */
const pieces = new Set(
  'adet adedi adt ad adettir tane tn ea each h87 c62 pce pcs pc piece pieces stk st stck stuck nmb unit units'.split(
    ' ',
  ),
);

/** Spellings of the other units in orders, folded. `kt` is a box, as hospitals write it, and no kit. */
const spellings: Readonly<Partial<Record<Unit, string>>> = {
  BX: 'bx box boxes kutu kutusu kut kt ktu schachtel',
  PK: 'pk pak pkt paket paketi pack packs package packages packet packets pck packung',
  SET: 'set sets seti takim tk tkm',
  KT: 'kit kits kiti',
  CT: 'ct ctn carton cartons koli kolisi kol karton',
  CS: 'cs case cases kasa',
  RO: 'ro rol roll rolls rulo rl rolle',
  PR: 'pr pair pairs cift cft paar',
  DZN: 'dzn dz dozen dozens duzine',
  BE: 'bundle bundles deste',
  BO: 'bo bottle bottles btl sise flasche',
  TU: 'tube tubes tup',
  BG: 'bg bag bags torba poset beutel',
  SH: 'sachet sachets sase',
  AM: 'amp ampul ampoule ampoules',
  VI: 'vial vials flakon flk',
  CA: 'can cans teneke',
  JC: 'bidon canister canisters jerrycan',
};

/** Units that are sizes in a text, and units in a column of units only. */
const measures: Readonly<Partial<Record<Unit, string>>> = {
  MTR: 'mtr m mt metre meter metres meters',
  KGM: 'kgm kg kilogram kilograms kilo kilos',
  GRM: 'grm g gr gram grams',
  LTR: 'ltr l lt litre liter litres liters',
  MLT: 'mlt ml mililitre millilitre milliliter millilitres milliliters',
};

/** A unit as a text says it; pieces have no code. */
export interface SpelledUnit {
  readonly unit?: Unit;
}

const unitsOf = (
  table: Readonly<Partial<Record<Unit, string>>>,
): readonly (readonly [string, SpelledUnit])[] =>
  Object.entries(table).flatMap(([code, words]) =>
    isUnit(code) ? words.split(' ').map((word) => [word, { unit: code }] as const) : [],
  );

const inTexts = new Map<string, SpelledUnit>([
  ...Array.from(pieces, (word) => [word, {}] as const),
  ...unitsOf(spellings),
]);

const inColumns = new Map([...unitsOf(measures), ...inTexts]);

const plain = (word: string): string => fold(word).replaceAll(/[.()\s]/gu, '');

/** The unit that a word of a text says; `undefined` if it is none. */
export const readUnit = (word: string): SpelledUnit | undefined => inTexts.get(plain(word));

/** Reads a cell of a column of units, which may also have a code or a measure, as `readUnit` reads a word. */
export const readUnitCell = (cell: string): SpelledUnit | undefined => {
  const code = cell.trim().toUpperCase();
  return inColumns.get(plain(cell)) ?? (isUnit(code) ? { unit: code } : undefined);
};
