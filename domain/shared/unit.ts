import { type Language, type Written, valueIn } from '#domain/shared/language.ts';

/** Names after a number: of one and of more, or one name for both where the language has no plural there. */
type UnitName = Written<string | readonly [one: string, other: string]>;

/**
 * Units that products are requested in, by their codes of UN/ECE Recommendations 20 and 21. A piece has none: it is what
 * is meant where nothing else is said.
 */
const names = {
  BX: { tr: 'kutu', en: ['box', 'boxes'] },
  PK: { tr: 'paket', en: ['pack', 'packs'] },
  SET: { tr: 'set', en: ['set', 'sets'] },
  KT: { tr: 'kit', en: ['kit', 'kits'] },
  CT: { tr: 'koli', en: ['carton', 'cartons'] },
  CS: { tr: 'kasa', en: ['case', 'cases'] },
  RO: { tr: 'rulo', en: ['roll', 'rolls'] },
  PR: { tr: 'çift', en: ['pair', 'pairs'] },
  DZN: { tr: 'düzine', en: ['dozen', 'dozen'] },
  BE: { tr: 'deste', en: ['bundle', 'bundles'] },
  BO: { tr: 'şişe', en: ['bottle', 'bottles'] },
  TU: { tr: 'tüp', en: ['tube', 'tubes'] },
  BG: { tr: 'torba', en: ['bag', 'bags'] },
  SH: { tr: 'saşe', en: ['sachet', 'sachets'] },
  AM: { tr: 'ampul', en: ['ampoule', 'ampoules'] },
  VI: { tr: 'flakon', en: ['vial', 'vials'] },
  CA: { tr: 'teneke', en: ['can', 'cans'] },
  JC: { tr: 'bidon', en: ['canister', 'canisters'] },
  MTR: { tr: 'metre', en: ['metre', 'metres'] },
  KGM: { tr: 'kilogram', en: ['kilogram', 'kilograms'] },
  GRM: { tr: 'gram', en: ['gram', 'grams'] },
  LTR: { tr: 'litre', en: ['litre', 'litres'] },
  MLT: { tr: 'mililitre', en: ['millilitre', 'millilitres'] },
} as const satisfies Readonly<Record<string, UnitName>>;

export type Unit = keyof typeof names;

export const isUnit = (code: string): code is Unit => Object.hasOwn(names, code);

/** The name of a unit after a number, such as `kutu` or `boxes`; the code itself of one that only another release knows. */
export const unitName = (unit: string, quantity: number, language: Language): string => {
  if (!isUnit(unit)) return unit;
  const written: UnitName = names[unit];
  const name = valueIn(written, language);
  return typeof name === 'string' ? name : name[quantity === 1 ? 0 : 1];
};

/** Requested amount of a product. */
interface Amount {
  readonly quantity: number;
  /** Left out for pieces. */
  readonly unit?: string | undefined;
}

/** A quantity with its unit, as people read it: `1.000` or `10 kutu`. */
export const amountText = ({ quantity, unit }: Amount, language: Language): string => {
  const number = quantity.toLocaleString(language);
  return unit === undefined ? number : `${number} ${unitName(unit, quantity, language)}`;
};
