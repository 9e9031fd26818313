import type * as z from 'zod';
import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ProductEntry } from './product-entry.ts';
import type { categoriesSchema } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { YamlFile } from './yaml-file.ts';

/** Checks that the product whose picture represents a category belongs to that category. */
export const checkCategoryPictures = (
  { file, value, lineOf }: YamlFile<z.output<typeof categoriesSchema>>,
  products: readonly ProductEntry[],
): ContentProblem[] =>
  value.flatMap(({ slug, picture }, index) =>
    picture === undefined || products.some((product) => product.category === slug && product.slug === picture)
      ? []
      : [
          {
            file,
            line: lineOf([index, 'picture']),
            text: `there is no product products/${slug}/${picture}, whose picture is to be shown`,
          },
        ],
  );

/** Gives each category the picture of the product that staff chose for it, else of its first product by slug. */
export const withPictures = (
  categories: z.output<typeof categoriesSchema>,
  products: readonly Pick<Product, 'slug' | 'category' | 'picture'>[],
): Category[] => {
  const chosen = new Map(categories.map(({ slug, picture }) => [slug, picture]));
  const shown = new Map<string, Pick<Product, 'slug' | 'picture'>>();
  for (const { slug, category, picture } of products) {
    const before = shown.get(category);
    const choice = chosen.get(category);
    if (!before || slug.en === choice || (before.slug.en !== choice && slug.en < before.slug.en))
      shown.set(category, { slug, picture });
  }
  return categories.map(({ picture: _picture, ...category }) => {
    const product = shown.get(category.slug);
    return { ...category, ...(product && { picture: product.picture }) };
  });
};
