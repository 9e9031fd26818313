import type * as z from 'zod';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { categoriesSchema } from '../schemas/file-schemas.ts';
import { type ProductFile, productSchema } from '../schemas/file-schemas.ts';
import { isHeldBack } from '../schemas/product-entry.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { PictureSource } from '../pictures/picture-files.ts';
import { type YamlFile, readYaml } from '../yaml/yaml-file.ts';

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
  /** Files of all products, in alphabetical order. */
  readonly files: readonly string[];
  readonly pictures: ReadonlyMap<string, PictureSource>;
  /** The day in Türkiye, as 2026-01-31. */
  readonly today: string;
}

const findPublished = async (
  files: readonly string[],
  { root, today }: Products,
): Promise<ProductFile | undefined> => {
  for (const file of files) {
    // Its problems are reported when all products are read.
    const product = await readYaml(root, file, productSchema, []);
    if (product && !isHeldBack(product.value, today)) return product.value;
  }
  return undefined;
};

/**
 * The categories, each with the picture of the product that staff chose for it, else of its first one by slug; products
 * whose day has not begun are passed over.
 */
export const withPictures = async (categories: Categories, products: Products): Promise<Category[]> => {
  const filesOf = Map.groupBy(products.files, (file) => file.split('/')[1] ?? '');
  return Promise.all(
    categories.map(async ({ picture: chosen, ...category }) => {
      const own = filesOf.get(category.slug) ?? [];
      const files = chosen === undefined ? own : [fileOf(category.slug, chosen), ...own];
      const product = await findPublished(files, products);
      const picture = product && products.pictures.get(product.picture)?.file;
      return { ...category, ...(picture !== undefined && { picture }) };
    }),
  );
};
