import type { Attribute, AttributeValues, Span } from '#domain/catalogue/attributes/attribute.ts';

/** Units of one kind with the number of them in the first. */
const kinds: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ['m', 1],
    ['cm', 1e2],
    ['mm', 1e3],
    ['µm', 1e6],
  ]),
  new Map([
    ['kg', 1],
    ['g', 1e3],
    ['mg', 1e6],
  ]),
  new Map([
    ['MHz', 1],
    ['kHz', 1e3],
    ['Hz', 1e6],
  ]),
];

/** Number of the one unit in the other; `undefined` if they do not measure the same. */
const ratioOf = (one: string, other: string): number | undefined => {
  if (one === other) return 1;
  const kind = kinds.find((units) => units.has(one));
  const [many, few] = [kind?.get(one), kind?.get(other)];
  return many === undefined || few === undefined ? undefined : many / few;
};

const number = String.raw`\d[\d,]*(?:\.\d+)?`;

/** `4 mm`, `0.8–5`, as English texts have them. */
const measure = new RegExp(`^(?<from>${number})(?:–(?<to>${number}))?\\s?(?<unit>[^\\d\\s]*)$`, 'u');

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Equal numbers of different units give equal texts. */
const keyOf = ({ from, to }: Span): string => `${from.toPrecision(9)} ${to.toPrecision(9)}`;

/** Measures of a text that has nothing else, in the given unit. */
const spansIn = (text: string, unit: string): readonly Span[] | undefined => {
  const parts = text.split(/\s[·/]\s|[,;]\s|\s(?:and|or)\s/u).map((part) => measure.exec(part)?.groups);
  // The last number alone may have the unit.
  const last = parts.at(-1)?.['unit'];
  const spans = parts.flatMap((groups) => {
    const ratio = ratioOf(unit, groups?.['unit'] || (last ?? ''));
    if (!groups || ratio === undefined) return [];
    const { from = '', to = from } = groups;
    return [{ from: toNumber(from) * ratio, to: toNumber(to) * ratio }];
  });
  return spans.length === parts.length ? spans : undefined;
};

/** Whether a text has the measures of an attribute, in whatever unit, and says nothing else. @param text in English */
export const restates = (text: string, attribute: Attribute, values: AttributeValues): boolean => {
  if (attribute.kind !== 'number') return false;
  const spans = spansIn(text.replaceAll('\u00A0', ' '), attribute.unit);
  const said = new Set(spans?.map(keyOf));
  const known = new Set(values.flatMap((value) => (typeof value === 'string' ? [] : [keyOf(value)])));
  return said.size > 0 && said.size === known.size && said.isSubsetOf(known);
};
