import type * as z from 'zod';
import { type Procedure, productsOfProcedure } from '#domain/catalogue/products/procedure.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { createUniqueness, forEachDuplicate } from '../yaml/check-duplicates.ts';
import { type procedureSchema, slugSchema } from '../schemas/file-schemas.ts';
import { didYouMean } from '../yaml/near-miss.ts';
import { findStrayPictures } from './find-stray-pictures.ts';
import type { PictureSource } from '../pictures/picture-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { withFallback } from '#domain/shared/language.ts';

export interface ProcedureEntry {
  /** English slug: the file name without its extension. */
  readonly slug: string;
  readonly yaml: YamlFile<z.output<typeof procedureSchema>>;
}

type Value = ProcedureEntry['yaml']['value'];

type Fault = readonly [path: readonly PropertyKey[], text: string];

/** Entries and pictures that procedures may refer to; `undefined` while the file that names them is invalid. */
interface References {
  readonly solutions: ReadonlySet<string> | undefined;
  readonly categories: ReadonlySet<string> | undefined;
  /** English slugs, also of those whose day has not begun. */
  readonly products: ReadonlySet<string>;
  /** English slugs of all procedures, also of those whose file is invalid. */
  readonly procedures: ReadonlySet<string>;
  /** Pictures of whole tables, by the slugs of their procedures. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** Minimum width of a picture, in percent of the table's width: smaller pictures show nothing. */
const minPictureWidth = 8;

const unknownGroups = (value: Value, known: References): Fault[] =>
  (['solutions', 'categories'] as const).flatMap((field) =>
    value[field].flatMap((slug, index): Fault[] =>
      known[field]?.has(slug) === false
        ? [
            [
              [field, index],
              `${field}: there is no "${slug}" in ${field}.yaml${didYouMean(slug, known[field])}`,
            ],
          ]
        : [],
    ),
  );

const phaseFaults = ({ phases, table }: Value, { products }: References): Fault[] => {
  const placed = new Set(table.map(({ product }) => product));
  return phases.flatMap((phase, index) =>
    phase.products.flatMap((slug, position): Fault[] => {
      const path = ['phases', index, 'products', position];
      if (!products.has(slug))
        return [
          [path, `phases.${index}.products: there is no product "${slug}"${didYouMean(slug, products)}`],
        ];
      return placed.has(slug) ? [] : [[path, `phases.${index}.products: "${slug}" has no place in table`]];
    }),
  );
};

const isBeyond = (centre: number, size: number): boolean => centre - size / 2 < 0 || centre + size / 2 > 100;

const placeFaults = (
  { product, x, y, width, height }: Value['table'][number],
  index: number,
  hasPicture: boolean,
): Fault[] => {
  const fault = (field: string, text: string): Fault => [['table', index, field], `table.${index}${text}`];
  return [
    ...(isBeyond(x, width) ? [fault('x', `: "${product}" reaches beyond the table`)] : []),
    ...(isBeyond(y, height ?? 0) ? [fault('y', `: "${product}" reaches beyond the table`)] : []),
    ...(hasPicture && height === undefined
      ? [fault('product', `: "${product}" needs a height, as the table has a picture`)]
      : []),
    ...(!hasPicture && height !== undefined
      ? [fault('height', `: "${product}" has a height, and the table no picture`)]
      : []),
    ...(!hasPicture && width < minPictureWidth
      ? [fault('width', `.width: must be ${minPictureWidth} at least`)]
      : []),
  ];
};

const tableFaults = (value: Value, hasPicture: boolean): Fault[] => {
  const used = new Set(productsOfProcedure(value));
  const faults = value.table.flatMap((place, index): Fault[] => [
    ...(used.has(place.product)
      ? []
      : [[['table', index, 'product'], `table.${index}: no phase uses "${place.product}"`] as const]),
    ...placeFaults(place, index, hasPicture),
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
  const problems = entries.flatMap(({ slug, yaml: { file, value, lineOf } }) => {
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
      ...tableFaults(value, known.pictures.has(slug)),
    ];
    return faults.map(([path, text]) => ({ file, line: lineOf(path), text }));
  });
  return [
    ...problems,
    ...findStrayPictures(known.pictures, known.procedures, (name) => `procedure "${name}"`),
  ];
};

export const toProcedure = (
  { slug, yaml: { value } }: ProcedureEntry,
  pictures: References['pictures'],
): Procedure => {
  const { slugTr, ...procedure } = value;
  const picture = pictures.get(slug)?.file;
  return {
    ...procedure,
    ...(picture === undefined ? {} : { picture }),
    slug: withFallback({ tr: slugTr, en: slug }),
  };
};
