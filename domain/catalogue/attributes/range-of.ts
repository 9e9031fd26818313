import type { Language } from '#domain/shared/language.ts';
import { decimalSigns } from '#domain/shared/read-quantity.ts';

/** A number, or two with a dash between them, and what stands around them: `%20–60`, `1.200 mm`. */
const pattern = /^(?<before>\D*)(?<from>\d[\d.,]*)(?:–(?<to>\d[\d.,]*))?(?<after>\D*)$/u;

const parse = (text: string) => {
  const { before = '', from = '', to = from, after = '' } = pattern.exec(text)?.groups ?? {};
  return { before, from, to, after };
};

const toNumber = (text: string, language: Language): number =>
  Number(
    decimalSigns[language] === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''),
  );

/**
 * Writes the range from the lowest number of texts to the highest, `15–110 ml/min`; `undefined` unless all are numbers
 * or ranges in one unit.
 */
export const rangeOf = (
  [first = '', ...others]: readonly string[],
  language: Language,
): string | undefined => {
  const { before, after, ...ends } = parse(first);
  const rest = others.map(parse);
  const isOfOneUnit = rest.every(
    (each) => each.before === before && each.after === after && each.from !== '',
  );
  if (ends.from === '' || !isOfOneUnit) return undefined;
  const numbers = [ends, ...rest]
    .flatMap(({ from, to }) => [from, to])
    .toSorted((one, other) => toNumber(one, language) - toNumber(other, language));
  const lowest = numbers[0] ?? '';
  const highest = numbers.at(-1) ?? '';
  return before + (lowest === highest ? lowest : `${lowest}–${highest}`) + after;
};
