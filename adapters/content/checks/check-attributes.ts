import type * as z from 'zod';
import {
  type Attribute,
  type AttributeValues,
  type ProductAttributes,
  belongsTo,
} from '#domain/catalogue/attributes/attribute.ts';
import { isCommonFacet } from '#domain/catalogue/facets/facet.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { parseAttribute } from './attribute-values.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import { didYouMean } from '../yaml/near-miss.ts';
import type { attributesSchema, categoriesSchema } from '../schemas/file-schemas.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Checks keys, options, limits and categories of the attributes themselves. */
export const checkAttributeFile = (
  { file, value, lineOf }: YamlFile<z.output<typeof attributesSchema>>,
  categories: YamlFile<z.output<typeof categoriesSchema>> | undefined,
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const report = (path: readonly PropertyKey[], text: string): number =>
    problems.push({ file, line: lineOf(path), text });
  forEachDuplicate(
    value.entries(),
    ([, { key }]) => key,
    ([index, { key }], [first]) =>
      report([index, 'key'], `key "${key}" stands already on line ${lineOf([first, 'key'])}`),
  );
  const known = categories && new Set(categories.value.map(({ slug }) => slug));
  for (const [index, attribute] of value.entries()) {
    if (isCommonFacet(attribute.key)) {
      report([index, 'key'], `key "${attribute.key}" is that of a filter which every product has`);
    }
    for (const [position, slug] of (attribute.categories ?? []).entries()) {
      if (known?.has(slug) === false) {
        report(
          [index, 'categories', position],
          `there is no category "${slug}" in categories.yaml${didYouMean(slug, known)}`,
        );
      }
    }
    if (attribute.kind === 'number') {
      const isAscending = attribute.limits.every(
        (limit, at) => at === 0 || limit > (attribute.limits[at - 1] ?? 0),
      );
      if (!isAscending) report([index, 'limits'], 'limits must ascend');
    } else {
      forEachDuplicate(
        attribute.options.entries(),
        ([, { key }]) => key,
        ([at, { key }]) => report([index, 'options', at, 'key'], `option "${key}" stands there already`),
      );
    }
  }
  return problems;
};

const textsOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** Checks that a product has only attributes of its category, with values of their kind and unit. */
export const checkAttributes = (entry: ProductEntry, known: readonly Attribute[]): ContentProblem[] =>
  Object.entries(entry.yaml.value.attributes ?? {}).flatMap(([key, value]) => {
    const report = (text: string): ContentProblem[] => [problemAt(entry, ['attributes', key], text)];
    const attribute = known.find((each) => each.key === key);
    if (!attribute) {
      const hint = didYouMean(
        key,
        known.map((each) => each.key),
      );
      return report(`there is no attribute "${key}" in attributes.yaml${hint}`);
    }
    if (!belongsTo(attribute, entry.category)) {
      return report(`attributes.${key} is none of the category "${entry.category}" (attributes.yaml)`);
    }
    const parsed = parseAttribute(attribute, textsOf(value));
    return 'fault' in parsed ? report(`attributes.${key}: ${parsed.fault}`) : [];
  });

/** The attributes of a product that has passed `checkAttributes`; `undefined` if it has none. */
export const toAttributes = (
  { yaml }: ProductEntry,
  known: readonly Attribute[],
): ProductAttributes | undefined => {
  const texts = yaml.value.attributes;
  if (!texts) return undefined;
  const entries = known.flatMap((attribute): [string, AttributeValues][] => {
    const value = texts[attribute.key];
    const parsed = value === undefined ? undefined : parseAttribute(attribute, textsOf(value));
    return parsed && 'values' in parsed ? [[attribute.key, parsed.values]] : [];
  });
  return Object.fromEntries(entries);
};
