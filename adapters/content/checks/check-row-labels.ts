import { type LabelGroup, labelKey } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { technicalRows } from '#domain/catalogue/attributes/technical-data.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type Language, type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';

/** A label with the first file that has it. */
interface SeenLabel {
  readonly label: Localized;
  readonly file: string;
}

/**
 * Checks labels of details tables, product after product. A comparison takes labels for the same that are equal in a
 * language, also for the name of an attribute: so each stands once in a table, and means the same in the other language.
 * @param groups labels that mean the same
 */
export const createRowLabelChecks = (
  groups: readonly LabelGroup[],
  attributes: readonly Pick<Attribute, 'name'>[],
) => {
  const seen = new Map<string, SeenLabel>(
    attributes.flatMap(({ name }) =>
      languages.map((language) => [
        labelKey(language, name[language]),
        { label: name, file: 'attributes.yaml' },
      ]),
    ),
  );

  const isSame = (language: Language, one: Localized, other: Localized): boolean => {
    const keys = [one, other].map((label) => labelKey(language, label[language]));
    return (
      new Set(keys).size === 1 ||
      groups.some((group) =>
        keys.every((key) => group[language].some((label) => labelKey(language, label) === key)),
      )
    );
  };

  /** Says what is wrong with a label whose words of a language an earlier one has. */
  const explain = (
    label: Localized,
    {
      language,
      file,
      first,
    }: { readonly language: Language; readonly file: string; readonly first: SeenLabel },
  ): string | undefined => {
    const name = `detailsTable.${language}: "${label[language]}"`;
    if (first.file === file) return `${name} stands twice`;
    const other = languages.find((each) => !isSame(each, label, first.label));
    if (other === undefined) return undefined;
    return `${name} is "${label[other]}" here and "${first.label[other]}" in ${first.file}: name them alike in both languages, or apart in both`;
  };

  return (entry: ProductEntry): ContentProblem[] => {
    const { tables } = entry;
    const { file } = entry.yaml;
    const rows = tables ? technicalRows(inEachLanguage((language) => tables[language].html)) : [];
    return languages.flatMap((language) => {
      const own = new Set<string>();
      return rows.flatMap(({ label }) => {
        const key = labelKey(language, label[language]);
        const first = own.has(key) ? { label, file } : seen.get(key);
        own.add(key);
        if (!first) seen.set(key, { label, file });
        const text = first && explain(label, { language, file, first });
        if (text === undefined) return [];
        return [{ ...problemAt(entry, ['detailsTable', language], text), isWarning: true as const }];
      });
    });
  };
};
