import type * as z from 'zod';
import type { Category } from '#domain/catalogue/category.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import type { brandsSchema, categoriesSchema, solutionsSchema } from './file-schemas.ts';
import type { ContentProblem } from './problems.ts';
import { forEachRepeated } from './repeated.ts';
import type { YamlFile } from './yaml-file.ts';

type Brands = z.output<typeof brandsSchema>;
type Categories = z.output<typeof categoriesSchema>;
type Solutions = z.output<typeof solutionsSchema>;

interface Structure {
  readonly brands: YamlFile<Brands>;
  readonly categories: YamlFile<Categories>;
  readonly solutions: YamlFile<Solutions>;
  readonly brandPictures: ReadonlyMap<string, string>;
}

const repeatedSlugs = ({ file, value, lineOf }: YamlFile<readonly { readonly slug: string }[]>): ContentProblem[] => {
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

const unknownCategories = ({ solutions, categories }: Structure): ContentProblem[] => {
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

const unreachableCategories = ({ solutions, categories }: Structure): ContentProblem[] => {
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

const brandsWithoutPicture = ({ brands, brandPictures }: Structure): ContentProblem[] =>
  brands.value.flatMap(({ slug }, index) =>
    brandPictures.has(slug)
      ? []
      : [{ file: brands.file, line: brands.lineOf([index]), text: `there is no picture pictures/brands/${slug}` }],
  );

/** What is wrong between solutions, categories and brands. */
export const checkStructure = (structure: Structure): ContentProblem[] => [
  ...repeatedSlugs(structure.brands),
  ...repeatedSlugs(structure.categories),
  ...repeatedSlugs(structure.solutions),
  ...unknownCategories(structure),
  ...unreachableCategories(structure),
  ...brandsWithoutPicture(structure),
];

/** Solutions with their categories in place of the categories' slugs. */
export const toSolutions = (solutions: Solutions, categories: readonly Category[]): Solution[] =>
  solutions.map((solution) => ({
    ...solution,
    categories: solution.categories.flatMap((slug) => categories.find((known) => known.slug === slug) ?? []),
  }));
