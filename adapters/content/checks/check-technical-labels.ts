import type * as z from 'zod';
import { labelKey } from '#domain/catalogue/attributes/align-rows.ts';
import { technicalRows } from '#domain/catalogue/attributes/technical-data.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { languages } from '#domain/shared/language.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import type { technicalLabelsSchema } from '../schemas/file-schemas.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Checks the groups of labels that mean the same: by themselves first, then whether tables have these labels. */
export const createTechnicalLabelChecks = ({
  file,
  value,
  lineOf,
}: YamlFile<z.output<typeof technicalLabelsSchema>>) => {
  const entries = value.flatMap((group, index) =>
    languages.flatMap((language) =>
      group[language].map((label, place) => ({
        label,
        key: labelKey(language, label),
        line: lineOf([index, language, place]),
      })),
    ),
  );
  const unknown = new Map(entries.map((entry) => [entry.key, entry]));
  return {
    checkEntries(): readonly ContentProblem[] {
      const problems: ContentProblem[] = [];
      forEachDuplicate(
        entries,
        ({ key }) => key,
        ({ label, line }, first) =>
          problems.push({ file, line, text: `"${label}" stands already on line ${first.line}` }),
      );
      return problems;
    },

    /** Takes note of the labels in the product's table; to be called with every product. */
    see({ detailsTable }: Pick<ContentProduct, 'detailsTable'>): void {
      if (!detailsTable || unknown.size === 0) return;
      for (const { label } of technicalRows(detailsTable))
        for (const language of languages) unknown.delete(labelKey(language, label[language]));
    },

    /** Labels that no table has: they put nothing side by side. */
    findUnknown: (): readonly ContentProblem[] =>
      Array.from(unknown.values(), ({ label, line }) => ({
        file,
        line,
        text: `no details table has the label "${label}"`,
      })),
  };
};
