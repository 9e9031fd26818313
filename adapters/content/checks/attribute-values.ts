import type {
  Attribute,
  AttributeValues,
  NumberAttribute,
  Span,
} from '#domain/catalogue/attributes/attribute.ts';
import { didYouMean } from '../yaml/near-miss.ts';

const number = String.raw`\d+(?:\.\d+)?`;

/** A number or two with a dash between them, and the unit: `170 mm`, `0.8–5 mm`. */
const measure = new RegExp(`^(?<from>${number})(?:[-–](?<to>${number}))? (?<unit>\\S+)$`, 'u');

/** Written like thousands in Turkish, and like thousandths in English. */
const thousands = /^[1-9]\d{0,2}\.\d{3}$/u;

const withoutDoubt = (written: string): string =>
  written.endsWith('0') ? String(Number(written)) : `${written}0`;

type Parsed = { readonly values: AttributeValues } | { readonly fault: string };

const parseSpan = (text: string, { unit }: NumberAttribute): Span | string => {
  const { groups } = measure.exec(text) ?? {};
  if (!groups)
    return `"${text}" must be a number or a range, a space and the unit, like 12.5 ${unit} or 5–10 ${unit}`;
  if (groups['unit'] !== unit) return `"${text}" must be in ${unit}`;
  const ambiguous = [groups['from'], groups['to']].find((each) => each && thousands.test(each));
  if (ambiguous !== undefined)
    return `"${text}": is ${ambiguous} more than a thousand? Write ${ambiguous.replace('.', '')} or ${withoutDoubt(ambiguous)}`;
  const from = Number(groups['from']);
  const to = Number(groups['to'] ?? from);
  return to < from ? `"${text}" must begin with its smaller number` : { from, to };
};

const isSpan = (parsed: Span | string): parsed is Span => typeof parsed !== 'string';

/** Reads what a product's file says of an attribute, or finds what is wrong with it. */
export const parseAttribute = (attribute: Attribute, texts: readonly string[]): Parsed => {
  if (attribute.kind === 'option') {
    const known = attribute.options.map(({ key }) => key);
    const unknown = texts.find((text) => !known.includes(text));
    return unknown === undefined
      ? { values: texts }
      : { fault: `"${unknown}" must be one of ${known.join(', ')}${didYouMean(unknown, known)}` };
  }
  const parsed = texts.map((text) => parseSpan(text, attribute));
  const fault = parsed.find((each) => typeof each === 'string');
  return fault === undefined ? { values: parsed.filter(isSpan) } : { fault };
};
