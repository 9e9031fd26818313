import type * as z from 'zod';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { brandsSchema, categoriesSchema, solutionsSchema } from '../schemas/file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import { missingFile } from '../yaml/missing-file.ts';
import { didYouMean } from '../yaml/near-miss.ts';
import type { PictureSource } from '../pictures/picture-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type Brands = z.output<typeof brandsSchema>;
type Categories = z.output<typeof categoriesSchema>;
type Solutions = z.output<typeof solutionsSchema>;

interface Structure {
  /** Each file is `undefined` while it is invalid; the others are then checked without it. */
  readonly brands: YamlFile<Brands> | undefined;
  readonly categories: YamlFile<Categories> | undefined;
  readonly solutions: YamlFile<Solutions> | undefined;
  readonly brandPictures: ReadonlyMap<string, PictureSource>;
  readonly solutionPictures: ReadonlyMap<string, PictureSource>;
}

const findDuplicateSlugs = ({
  file,
  value,
  lineOf,
}: YamlFile<readonly { readonly slug: string }[]>): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  forEachDuplicate(
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

const findUnknownCategories = (
  solutions: YamlFile<Solutions>,
  categories: YamlFile<Categories>,
): ContentProblem[] => {
  const known = new Set(categories.value.map(({ slug }) => slug));
  return solutions.value.flatMap((solution, index) =>
    solution.categories.flatMap((slug, categoryIndex) =>
      known.has(slug)
        ? []
        : [
            {
              file: solutions.file,
              line: solutions.lineOf([index, 'categories', categoryIndex]),
              text: `there is no category "${slug}" in ${categories.file}${didYouMean(slug, known)}`,
            },
          ],
    ),
  );
};

const findUnreachableCategories = (
  solutions: YamlFile<Solutions>,
  categories: YamlFile<Categories>,
): ContentProblem[] => {
  const listed = new Set(solutions.value.flatMap((solution) => solution.categories));
  return categories.value.flatMap(({ slug }, index) =>
    listed.has(slug)
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

const findMissingPictures = (
  { file, value, lineOf }: YamlFile<readonly { readonly slug: string }[]>,
  folder: 'brands' | 'solutions',
  pictures: ReadonlyMap<string, PictureSource>,
): ContentProblem[] =>
  value.flatMap(({ slug }, index) =>
    pictures.has(slug)
      ? []
      : [
          {
            file,
            line: lineOf([index]),
            text: missingFile(`picture pictures/${folder}/`, slug, pictures),
          },
        ],
  );

/** Checks the references between solutions and categories, their slugs and pictures. */
export const checkStructure = ({
  brands,
  categories,
  solutions,
  brandPictures,
  solutionPictures,
}: Structure): ContentProblem[] => [
  ...[brands, categories, solutions].flatMap((file) => (file ? findDuplicateSlugs(file) : [])),
  ...(solutions && categories ? findUnknownCategories(solutions, categories) : []),
  ...(solutions && categories ? findUnreachableCategories(solutions, categories) : []),
  ...(brands ? findMissingPictures(brands, 'brands', brandPictures) : []),
  ...(solutions ? findMissingPictures(solutions, 'solutions', solutionPictures) : []),
];

/** Resolves the slugs of categories. */
export const toSolutions = (solutions: Solutions, categories: readonly Category[]): Solution[] =>
  solutions.map((solution) => ({
    ...solution,
    categories: solution.categories.flatMap((slug) => categories.find((known) => known.slug === slug) ?? []),
  }));
