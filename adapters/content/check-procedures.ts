import type * as z from 'zod';
import { type Procedure, productsOfProcedure } from '#domain/catalogue/procedure.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { createUniqueness, forEachDuplicate } from './check-duplicates.ts';
import { type procedureSchema, slugSchema } from './file-schemas.ts';
import type { YamlFile } from './yaml-file.ts';

export interface ProcedureEntry {
  /** English slug: the file name without its extension. */
  readonly slug: string;
  readonly yaml: YamlFile<z.output<typeof procedureSchema>>;
}

type Value = ProcedureEntry['yaml']['value'];

type Fault = readonly [path: readonly PropertyKey[], text: string];

/** What procedures may refer to; `undefined` while the file that says it is invalid. */
interface References {
  readonly solutions: ReadonlySet<string> | undefined;
  readonly categories: ReadonlySet<string> | undefined;
  /** English slugs, also of those whose day has not begun. */
  readonly products: ReadonlySet<string>;
}

const unknownGroups = (value: Value, known: References): Fault[] =>
  (['solutions', 'categories'] as const).flatMap((field) =>
    value[field].flatMap((slug, index): Fault[] =>
      known[field]?.has(slug) === false
        ? [[[field, index], `${field}: there is no "${slug}" in ${field}.yaml`]]
        : [],
    ),
  );

const phaseFaults = ({ phases, table }: Value, { products }: References): Fault[] => {
  const placed = new Set(table.map(({ product }) => product));
  return phases.flatMap((phase, index) =>
    phase.products.flatMap((slug, position): Fault[] => {
      const path = ['phases', index, 'products', position];
      if (!products.has(slug)) return [[path, `phases.${index}.products: there is no product "${slug}"`]];
      return placed.has(slug) ? [] : [[path, `phases.${index}.products: "${slug}" has no place in table`]];
    }),
  );
};

const tableFaults = (value: Value): Fault[] => {
  const used = new Set(productsOfProcedure(value));
  const faults = value.table.flatMap(({ product, x, width }, index): Fault[] => [
    ...(used.has(product)
      ? []
      : [[['table', index, 'product'], `table.${index}: no phase uses "${product}"`] as const]),
    ...(x - width / 2 < 0 || x + width / 2 > 100
      ? [[['table', index, 'x'], `table.${index}: "${product}" reaches beyond the table`] as const]
      : []),
  ]);
  forEachDuplicate(
    value.table.entries(),
    ([, { product }]) => product,
    ([index, { product }]) =>
      faults.push([['table', index, 'product'], `table.${index}: "${product}" has a place already`]),
  );
  return faults;
};

/** Checks what the schema of a single value cannot: names of files, references, and that the table has what phases use. */
export const checkProcedures = (entries: readonly ProcedureEntry[], known: References): ContentProblem[] => {
  const slugs = createUniqueness();
  const duplicateSlug = (slug: string, path: readonly string[], file: string): Fault[] => {
    const first = slugs.claim(slug, file);
    return first === undefined ? [] : [[path, `slug "${slug}" is taken by ${first}`]];
  };
  return entries.flatMap(({ slug, yaml: { file, value, lineOf } }) => {
    const faults: Fault[] = [
      ...(slugSchema.safeParse(slug).success
        ? []
        : [
            [
              [],
              `the file name "${slug}" must be lower-case ASCII letters, digits and single hyphens`,
            ] as const,
          ]),
      ...duplicateSlug(slug, [], file),
      ...duplicateSlug(value.slugTr, ['slugTr'], file),
      ...unknownGroups(value, known),
      ...phaseFaults(value, known),
      ...tableFaults(value),
    ];
    return faults.map(([path, text]) => ({ file, line: lineOf(path), text }));
  });
};

export const toProcedure = ({ slug, yaml: { value } }: ProcedureEntry): Procedure => {
  const { slugTr, ...procedure } = value;
  return { ...procedure, slug: { tr: slugTr, en: slug } };
};
