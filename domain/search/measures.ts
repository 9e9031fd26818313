import { fold } from '#domain/shared/fold.ts';

/** Units as texts and visitors write them, folded, by the one that they are compared as. */
const spellings = {
  mm: ['mm', 'milim', 'milimetre'],
  cm: ['cm', 'santim', 'santimetre'],
  um: ['μm', 'um', 'mikron', 'micron', 'microns'],
  deg: ['°', 'derece', 'degree', 'degrees'],
  inch: ['inc', 'inch', 'inches', '"', '″'],
  w: ['w', 'watt'],
  ml: ['ml', 'cc', 'mililitre'],
  fr: ['fr', 'french'],
  x: ['x', 'kat'],
  khz: ['khz'],
  mhz: ['mhz'],
  no: ['numara', 'no'],
} as const;

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, list]) => list.map((spelling) => [spelling, unit] as const)),
);

const alternatives = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

const number = String.raw`\d+(?:[.,]\d+)?`;

/** One number or several (`10 × 10 cm`, `3–5 mm`), then their unit, to which Turkish may add a case (`30 derecelik`). */
const numbersWithUnit = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])((?:${number}\s*[x×–/-]\s*)*${number})[\s-]*(${alternatives})(?:lik|luk|nin|lu|li)?(?![\p{L}\p{N}])`,
  'gu',
);

const unitBefore = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:no|numara|size)[.:\s]+(${number})(?![\p{L}\p{N}])`,
  'gu',
);

/** Sizes of sutures (USP): `2/0` or `2-0`. */
const sutureSize = /(?<![\p{L}\p{N}.,/-])(\d{1,2})[/-]0(?![\p{L}\p{N}.,/-])/gu;

interface MeasuredText {
  /** Numbers with a unit, in one form: `4mm`, `2.5x`, `30deg`, `2/0`. */
  readonly measures: readonly string[];
  /** The folded text without them. */
  readonly rest: string;
}

const plain = (text: string): string => String(Number(text.replace(',', '.')));

/** Takes the measures out of a text: `30 derece teleskop` has `30deg`, as `30° telescope` has. */
export const takeMeasures = (text: string): MeasuredText => {
  const folded = fold(text);
  // Without a digit there is no measure, which the expressions below take longer to find out.
  if (!/\d/u.test(folded)) return { measures: [], rest: folded };
  const measures = new Set<string>();
  const rest = folded
    .replace(numbersWithUnit, (_match, numbers: string, unit: string) => {
      for (const each of numbers.match(new RegExp(number, 'gu')) ?? [])
        measures.add(`${plain(each)}${unitOf.get(unit) ?? unit}`);
      return ' ';
    })
    .replace(unitBefore, (_match, each: string) => {
      measures.add(`${plain(each)}no`);
      return ' ';
    })
    .replace(sutureSize, (_match, each: string) => {
      measures.add(`${each}/0`);
      return ' ';
    });
  return { measures: [...measures], rest };
};
