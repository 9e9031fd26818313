import type * as z from 'zod';
import type { Category } from '#domain/catalogue/category.ts';
import type { categoriesSchema } from './file-schemas.ts';
import { productSchema } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { PictureSource } from './pictures/picture-files.ts';
import { type YamlFile, readYaml } from './yaml-file.ts';

type Categories = z.output<typeof categoriesSchema>;

const fileOf = (category: string, slug: string): string => `products/${category}/${slug}.yaml`;

/**
 * Checks that the product whose picture represents a category belongs to that category.
 * @param files those of all products
 */
export const checkCategoryPictures = (
  { file, value, lineOf }: YamlFile<Categories>,
  files: ReadonlySet<string>,
): ContentProblem[] =>
  value.flatMap(({ slug, picture }, index) =>
    picture === undefined || files.has(fileOf(slug, picture))
      ? []
      : [
          {
            file,
            line: lineOf([index, 'picture']),
            text: `there is no product products/${slug}/${picture}, whose picture is to be shown`,
          },
        ],
  );

interface Products {
  /** The content folder. */
  readonly root: string;
  /** Those of all products, in alphabetical order. */
  readonly files: readonly string[];
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** The categories, each with the picture of the product that staff chose for it, else of its first one by slug. */
export const withPictures = async (
  categories: Categories,
  { root, files, pictures }: Products,
): Promise<Category[]> => {
  const firstFiles = new Map<string, string>();
  for (const file of files) {
    const category = file.split('/')[1] ?? '';
    if (!firstFiles.has(category)) firstFiles.set(category, file);
  }
  return Promise.all(
    categories.map(async ({ picture: chosen, ...category }) => {
      const file = chosen === undefined ? firstFiles.get(category.slug) : fileOf(category.slug, chosen);
      // Its problems are reported when all products are read.
      const product = file === undefined ? undefined : await readYaml(root, file, productSchema, []);
      const picture = product && pictures.get(product.value.picture)?.file;
      return { ...category, ...(picture !== undefined && { picture }) };
    }),
  );
};
