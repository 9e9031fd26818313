import { languages } from '#domain/shared/language.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { createUniqueness, forEachDuplicate } from '../yaml/check-duplicates.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';

/** Names that are the same as that of an earlier variant of the product, in either language. */
const findSameNames = (entry: ProductEntry): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  for (const language of languages)
    forEachDuplicate(
      entry.yaml.value.variants.entries(),
      ([, { name }]) => name[language],
      ([index], [, { ref }]) => {
        const text = `variants.${index}.name.${language} is the same as that of REF ${ref}`;
        problems.push(problemAt(entry, ['variants', index, 'name', language], text));
      },
    );
  return problems;
};

/** Writes a REF as it looks to people: without separators, with zeros and ones for the letters that resemble them. */
const lookOf = (ref: string): string =>
  ref.replaceAll(/[-./]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** Checks products one after the other: a REF stands for one variant in the whole catalogue, a name for one of its product. */
export const createVariantChecks = () => {
  const refs = createUniqueness();
  const looks = createUniqueness();
  return (entry: ProductEntry): ContentProblem[] => {
    const { file, value } = entry.yaml;
    const problems = findSameNames(entry);
    const report = (index: number, owner: string): void => {
      const text = `variants.${index}.ref is taken by ${owner}`;
      problems.push(problemAt(entry, ['variants', index, 'ref'], text));
    };
    forEachDuplicate(
      value.variants.entries(),
      ([, { ref }]) => ref,
      ([index], [first]) => report(index, `variants.${first}`),
    );
    for (const [index, { ref }] of value.variants.entries()) {
      const owner = refs.claim(ref, file);
      if (owner !== undefined) report(index, owner);
      const double = looks.claim(lookOf(ref), `${ref} of ${file}`);
      if (owner === undefined && double !== undefined && !double.startsWith(`${ref} of `)) {
        const text = `variants.${index}.ref: ${ref} looks like ${double}: is it right?`;
        problems.push({ ...problemAt(entry, ['variants', index, 'ref'], text), isWarning: true });
      }
    }
    return problems;
  };
};
