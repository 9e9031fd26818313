import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';
import { valueParts } from '../yaml/value-parts.ts';

/** A sign that people put between parts of a REF, or leave out. */
const separator = String.raw`[\s./–-]?`;

/** Finds a REF however its parts are separated; `undefined` for one without letters or digits, which may be a plain number. */
const anySpellingOf = (ref: string): RegExp | undefined => {
  const signs = ref.match(/[\p{L}\p{N}]/gu) ?? [];
  return /\p{L}/u.test(ref) && /\p{N}/u.test(ref)
    ? new RegExp(String.raw`(?<![\p{L}\p{N}./-])${signs.join(separator)}(?![\p{L}\p{N}])`, 'gu')
    : undefined;
};

/** Warns of a REF that the texts of its own product write with other blanks or hyphens: nobody finds or orders by it. */
export const checkRefSpelling = (entry: ProductEntry): ContentProblem[] => {
  const texts = [...valueParts(entry.yaml.value)].flatMap(([value, path]) =>
    typeof value === 'string' ? [{ value, path }] : [],
  );
  const { variants } = entry.yaml.value;
  const refs = new Set(variants.map(({ ref }) => ref));
  // Hardly a text has a REF: one look at all of them is many times faster than one at each.
  const together = texts
    .flatMap(({ value }) => (refs.has(value) ? [] : [value.replaceAll('\u00A0', ' ')]))
    .join('\n\n');
  return variants.flatMap(({ ref }) => {
    const spelling = anySpellingOf(ref);
    if (!spelling) return [];
    const isInTexts = together.search(spelling) !== -1;
    return texts.flatMap(({ value, path }) => {
      if (!isInTexts && !refs.has(value)) return [];
      // Texts that were read have spaces that do not break.
      const other = value
        .replaceAll('\u00A0', ' ')
        .match(spelling)
        ?.find((found) => found !== ref);
      if (other === undefined) return [];
      const text = `${path.join('.')}: "${other}" is the REF ${ref}: write it alike`;
      return [{ ...problemAt(entry, path, text), isWarning: true as const }];
    });
  });
};
