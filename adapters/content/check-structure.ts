import type * as z from 'zod';
import type { Category } from '#domain/catalogue/category.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import type { brandsSchema, categoriesSchema, solutionsSchema } from './file-schemas.ts';
import type { ContentProblem } from './problems.ts';
import { forEachRepeated } from './check-duplicates.ts';
import type { YamlFile } from './yaml-file.ts';

type Brands = z.output<typeof brandsSchema>;
type Categories = z.output<typeof categoriesSchema>;
type Solutions = z.output<typeof solutionsSchema>;

interface Structure {
  /** `undefined` where a file is invalid: the others are then checked without it. */
  readonly brands: YamlFile<Brands> | undefined;
  readonly categories: YamlFile<Categories> | undefined;
  readonly solutions: YamlFile<Solutions> | undefined;
  readonly brandPictures: ReadonlyMap<string, string>;
  readonly solutionPictures: ReadonlyMap<string, string>;
}

const repeatedSlugs = ({
  file,
  value,
  lineOf,
}: YamlFile<readonly { readonly slug: string }[]>): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  forEachRepeated(
    value.entries(),
    ([, { slug }]) => slug,
    ([index, { slug }], [first]) =>
      problems.push({
        file,
        line: lineOf([index, 'slug']),
        text: `slug "${slug}" stands already on line ${lineOf([first, 'slug'])}`,
      }),
  );
  return problems;
};

const unknownCategories = (
  solutions: YamlFile<Solutions>,
  categories: YamlFile<Categories>,
): ContentProblem[] => {
  const known = new Set(categories.value.map(({ slug }) => slug));
  return solutions.value.flatMap((solution, index) =>
    solution.categories.flatMap((slug, position) =>
      known.has(slug)
        ? []
        : [
            {
              file: solutions.file,
              line: solutions.lineOf([index, 'categories', position]),
              text: `there is no category "${slug}" in ${categories.file}`,
            },
          ],
    ),
  );
};

const unreachableCategories = (
  solutions: YamlFile<Solutions>,
  categories: YamlFile<Categories>,
): ContentProblem[] => {
  const reached = new Set(solutions.value.flatMap((solution) => solution.categories));
  return categories.value.flatMap(({ slug }, index) =>
    reached.has(slug)
      ? []
      : [
          {
            file: categories.file,
            line: categories.lineOf([index]),
            text: `no solution of ${solutions.file} lists the category "${slug}", so nobody would find it`,
          },
        ],
  );
};

const withoutPicture = (
  { file, value, lineOf }: YamlFile<readonly { readonly slug: string }[]>,
  folder: 'brands' | 'solutions',
  pictures: ReadonlyMap<string, string>,
): ContentProblem[] =>
  value.flatMap(({ slug }, index) =>
    pictures.has(slug)
      ? []
      : [{ file, line: lineOf([index]), text: `there is no picture pictures/${folder}/${slug}` }],
  );

/** Checks the references between solutions and categories, their slugs and pictures. */
export const checkStructure = ({
  brands,
  categories,
  solutions,
  brandPictures,
  solutionPictures,
}: Structure): ContentProblem[] => [
  ...[brands, categories, solutions].flatMap((file) => (file ? repeatedSlugs(file) : [])),
  ...(solutions && categories ? unknownCategories(solutions, categories) : []),
  ...(solutions && categories ? unreachableCategories(solutions, categories) : []),
  ...(brands ? withoutPicture(brands, 'brands', brandPictures) : []),
  ...(solutions ? withoutPicture(solutions, 'solutions', solutionPictures) : []),
];

/** Replaces the categories' slugs by the categories. */
export const toSolutions = (solutions: Solutions, categories: readonly Category[]): Solution[] =>
  solutions.map((solution) => ({
    ...solution,
    categories: solution.categories.flatMap((slug) => categories.find((known) => known.slug === slug) ?? []),
  }));
