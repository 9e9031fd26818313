import { technicalRows } from '#domain/catalogue/attributes/technical-data.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

/** `0.8 · 1.4 mm`: several single values, as English tables have them. */
const list = /^\d[\d.,]*(?: · \d[\d.,]*)+(?:\s\S+)?$/u;

const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/gu), ([digits]) => Number(digits.replaceAll(',', '')));

/** Single values of an attribute; none where one is a range. */
const singleValues = (value: string | readonly string[]): readonly number[] =>
  typeof value === 'string' || value.some((each) => !/^\d[\d.]* \S+$/u.test(each))
    ? []
    : value.flatMap(numbersIn);

/**
 * Warns of sizes that attributes and tables list and no variant has. Only where every variant names one of the list: names
 * that say something else do not tell which sizes there are.
 */
export const checkListedSizes = (entry: ProductEntry): ContentProblem[] => {
  const { variants, attributes = {} } = entry.yaml.value;
  const named = variants.map(({ name }) => numbersIn(name.en));
  const missingOf = (listed: readonly number[]): readonly number[] =>
    named.length > 0 && named.every((numbers) => listed.some((value) => numbers.includes(value)))
      ? listed.filter((value) => !named.some((numbers) => numbers.includes(value)))
      : [];
  const warn = (path: readonly string[], what: string, listed: readonly number[]): ContentProblem[] => {
    const missing = missingOf(listed);
    if (missing.length === 0) return [];
    const text = `${what}: no variant has ${missing.join(', ')}`;
    return [{ ...problemAt(entry, path, text), isWarning: true }];
  };
  const { tables } = entry;
  const rows = tables ? technicalRows(inEachLanguage((language) => tables[language].html)) : [];
  return [
    ...Object.entries(attributes).flatMap(([key, value]) =>
      warn(['attributes', key], `attributes.${key}`, singleValues(value)),
    ),
    ...rows
      .filter(({ value }) => list.test(value.en.replaceAll('\u00A0', ' ')))
      .flatMap(({ label, value }) =>
        warn(['detailsTable', 'en'], `detailsTable.en: "${label.en}"`, numbersIn(value.en)),
      ),
  ];
};
