import { fold } from '#domain/shared/fold.ts';

/** Units as texts and visitors write them, folded, by the one that they are compared as. */
const spellings = {
  mm: ['mm', 'milim', 'milimetre', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  cm: ['cm', 'santim', 'santimetre', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['m', 'mt', 'metre', 'metres', 'meter', 'meters'],
  um: ['μm', 'um', 'mikron', 'mikrometre', 'micron', 'microns', 'micrometre', 'micrometres', 'micrometers'],
  nm: ['nm', 'nanometre', 'nanometres', 'nanometer', 'nanometers'],
  deg: ['°', 'derece', 'degree', 'degrees', 'deg'],
  // NFKD makes two primes of a double one.
  inch: ['in', 'inc', 'inch', 'inches', '"', '”', '′′', "''"],
  fr: ['fr', 'f', 'fg', 'french', 'ch', 'charr', 'charriere'],
  x: ['x', '×', 'kat', 'kere', 'times', 'ply', 'buyutme', 'magnification'],
  w: ['w', 'watt', 'watts'],
  v: ['v', 'volt', 'volts'],
  ml: ['ml', 'cc', 'mililitre', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['l', 'lt', 'litre', 'litres', 'liter', 'liters'],
  g: ['g', 'gr', 'gram', 'grams', 'gauge'],
  kg: ['kg', 'kilo', 'kilogram', 'kilograms'],
  hz: ['hz', 'hertz'],
  khz: ['khz', 'kilohertz'],
  mhz: ['mhz', 'megahertz'],
  rpm: ['rpm', 'devir', 'd/dk', 'dev/dk', 'rev/min', 'r/min'],
  lx: ['lx', 'lux', 'luks'],
  k: ['k', 'kelvin'],
  no: ['numara', 'numarali', 'no', 'nolu'],
} as const;

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, list]) => list.map((spelling) => [spelling, unit] as const)),
);

const spelled = [...unitOf.keys()].toSorted((a, b) => b.length - a.length);

/** A hyphen before a single letter is that of a code: `72810-M`; `in` apart from its number is a preposition. */
const unit = String.raw`(?:[\s-]*(${spelled.filter((each) => each.length > 1 && each !== 'in').join('|')})|\s*(${spelled.filter(({ length }) => length === 1).join('|')})|(?<=\d)(in))`;

/** Signs of multiplication, with those that keyboards and fonts have instead. */
const times = '[x×✕✖⨯*]';

/** Number, also one with groups of three digits or with a fraction. */
const number = String.raw`(?:[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;

/** Place before a number that is no part of a code, as `RC-25/40` is one. */
const start = String.raw`(?<![\p{L}\p{N}.,/]|[\p{L}\p{N}]-)`;

const end = String.raw`(?![\p{L}\p{N}])`;

/** Turkish adds cases and adjectives: `30 derecelik`, `4 mm’lik`, `27 inçlik`. */
const endings = String.raw`(?:['’]?(?:lik|luk|nin|nun|lu|li))?`;

/** One number or several (`10 × 10 cm`, `3–5 mm`, `12, 15 ve 18 mm`), then their unit. */
const numbersWithUnit = new RegExp(
  String.raw`${start}((?:${number}(?:\s*(?:${times}|[–—/·-]|,\s)\s*|\s+(?:ve|veya|ile|to|and|or)\s+))*${number})${unit}${endings}${end}`,
  'gu',
);

/** `10 × 10`, whose unit is left out. */
const dimensions = new RegExp(String.raw`${start}${number}(?:\s?${times}\s?${number})+${end}`, 'gu');

const timesBefore = new RegExp(String.raw`(?<!\p{L}|\p{N}\s?)${times}\s?(${number})${end}`, 'gu');

/** `size 7`, `no: 7,5`, `Ch 12`; longer numbers are those of catalogues. */
const unitBefore = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<tube>ch|charr|charriere|fr|french)|no|nr|numara|size)[.:\s-]*(?<number>\d{1,3}(?:[.,]\d+)?)(?![\p{L}\p{N}/])`,
  'gu',
);

/** Sizes of sutures (USP): `2/0` or `2-0`. */
const sutureSize = new RegExp(
  String.raw`${start}(?:(?:no|numara|usp)[.:\s]*)?(?<![\p{N}.,/-])(\d{1,2})\s?[/–-]\s?0(?:['’]?l[iu]k)?(?:\s(?:no|numara|usp))?(?![\p{L}\p{N}/-]|[.,]\d)`,
  'gu',
);

/** A number with a fraction, whose unit is left out. */
const fraction = new RegExp(String.raw`${start}(\d+[.,]\d+)(?![\p{L}\p{N}.,/-])`, 'gu');

/** Place between measures that are written without a space: `4mm,30°`, `(4 mm),30°`, `30°4mm`, `4mm30°`. */
const betweenMeasures = new RegExp(
  String.raw`(?<=\d\s?(?:${spelled.filter((each) => each.length > 1).join('|')}|°))[,;/](?=\d)|(?<=[)\]"”])[,;/](?=\d)|(?<=\d\s?°)(?=\d)|(?<=\dmm)(?=\d+°)`,
  'gu',
);

interface MeasuredText {
  /** Numbers with a unit, in one form: `4mm`, `2.5x`, `30deg`, `2/0`; with a fraction or in dimensions, also without one: `2.5`. */
  readonly measures: readonly string[];
  /** The folded text without them. */
  readonly rest: string;
}

/** A number without zeros that say nothing. Three digits behind a sign are thousands, unless the rest is zero. */
const plain = (text: string): string =>
  String(
    Number(
      /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(text) ? text.replaceAll(/[.,]/gu, '') : text.replace(',', '.'),
    ),
  );

/** Takes the measures out of a text: `30 derece teleskop` has `30deg`, as `30° telescope` has. */
export const takeMeasures = (text: string): MeasuredText => {
  const folded = fold(text);
  // Without a digit there is no measure, which the expressions below take longer to find out.
  if (!/\d/u.test(folded)) return { measures: [], rest: folded };
  const apart = folded.replace(betweenMeasures, ' ');
  const measures = new Set<string>();
  const take = (measure: string): string => {
    measures.add(measure);
    return ' ';
  };
  const rest = apart
    .replace(sutureSize, (_match, each: string) => take(`${each}/0`))
    .replace(numbersWithUnit, (_match, numbers: string, ...units: (string | undefined)[]) => {
      // One of its three kinds.
      const spelling = units.slice(0, 3).find((each) => each !== undefined) ?? '';
      for (const each of numbers.match(new RegExp(number, 'gu')) ?? [])
        take(`${plain(each)}${unitOf.get(spelling)}`);
      return ' ';
    })
    .replace(unitBefore, (_match, tube: string | undefined, each: string) =>
      take(`${plain(each)}${tube === undefined ? 'no' : 'fr'}`),
    )
    .replace(dimensions, (match) => {
      for (const each of match.match(new RegExp(number, 'gu')) ?? []) take(plain(each));
      return ' ';
    })
    .replace(timesBefore, (_match, each: string) => take(`${plain(each)}x`))
    .replace(fraction, (_match, each: string) => take(plain(each)));
  return { measures: [...measures], rest };
};

/** Millimetres in a unit of length; one of the scale of Charrière is a third of a millimetre. */
const millimetres: ReadonlyMap<string, number> = new Map([
  ['um', 0.001],
  ['mm', 1],
  ['cm', 10],
  ['m', 1000],
  ['fr', 1 / 3],
]);

/** Within which tubes of both scales are one: 14 Ch are 4.67 mm, and are called 4.7 mm. In millimetres. */
const tubeTolerance = 0.05;

/** Maximum size of a tube, in millimetres. */
const maxTube = 15;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const inUnits = (amount: number, unitOfAmount: string): readonly string[] => {
  const length = amount * (millimetres.get(unitOfAmount) ?? Number.NaN);
  if (unitOfAmount === 'fr') return [1, 2].map((digits) => `${round(length, digits)}mm`);
  const metric = ['um', 'mm', 'cm', 'm'].map(
    (other) => `${round(length / (millimetres.get(other) ?? 1), 4)}${other}`,
  );
  const tube = Math.round(3 * length);
  const isTube = tube > 0 && length <= maxTube && Math.abs(tube / 3 - length) <= tubeTolerance;
  return isTube ? [...metric, `${tube}fr`] : metric;
};

/** Units that people leave out, most of all for what has a size of one kind. */
const omitted = ['mm', 'deg', 'fr', 'no', 'x', 'inch', 'cm', 'ml', 'w', 'nm', 'khz', 'mhz'];

/** Units that names leave out, as that of a 27 inch screen does. */
const omittedByNames: ReadonlySet<string> = new Set(['deg', 'inch', 'nm', 'w', 'x', 'khz']);

/**
 * A measure or number in other words: `25mm` is `2.5cm`, `12fr` is `4mm`, `70` may be `70deg`. The number of a tube is its inner
 * diameter, or that of the scale of Charrière. Without the measure itself.
 */
export const equalMeasures = (measure: string): readonly string[] => {
  const { amount, unitOfAmount = '' } =
    /^(?<amount>\d+(?:\.\d+)?)(?<unitOfAmount>[a-z]*)$/u.exec(measure)?.groups ?? {};
  if (amount === undefined) return [];
  const others =
    unitOfAmount === ''
      ? omitted.map((each) => `${amount}${each}`)
      : [
          ...(millimetres.has(unitOfAmount) ? inUnits(Number(amount), unitOfAmount) : []),
          ...(unitOfAmount === 'no' ? [`${amount}mm`, `${amount}fr`] : []),
          ...(unitOfAmount === 'mm' && Number(amount) <= maxTube ? [`${amount}no`] : []),
          ...(omittedByNames.has(unitOfAmount) ? [amount] : []),
        ];
  return [...new Set(others)].filter((other) => other !== measure);
};

const lengths: ReadonlySet<string> = new Set(['um', 'mm', 'cm', 'm', 'fr', 'no', '']);

/** Whether a word is written as `takeMeasures` writes a number with a unit. */
export const isMeasure = (word: string): boolean => /^\d+(?:\.\d+)?(?:[a-z]+|\/0)$/u.test(word);

/** Length in millimetres; `undefined` of what is none in a unit of length. */
export const millimetresOf = (measure: string): number | undefined => {
  const { amount, unitOfAmount = '' } =
    /^(?<amount>\d+(?:\.\d+)?)(?<unitOfAmount>[a-z]+)$/u.exec(measure)?.groups ?? {};
  const factor = millimetres.get(unitOfAmount);
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor;
};

/** Finds the kind of a measure: measures of one kind can be compared, as lengths of whatever unit. */
export const kindOfMeasure = (measure: string): string => {
  const unitOfMeasure = measure.replace(/^[\d.]+/u, '');
  return lengths.has(unitOfMeasure) ? 'length' : unitOfMeasure;
};
