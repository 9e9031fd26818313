import type * as z from 'zod';
import type { Category } from '#domain/catalogue/category.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import type { categoriesSchema } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { YamlFile } from './yaml-file.ts';

/** Checks that the product whose picture represents a category belongs to that category. */
export const checkCategoryPictures = (
  { file, value, lineOf }: YamlFile<z.output<typeof categoriesSchema>>,
  hasProduct: (category: string, slug: string) => boolean,
): ContentProblem[] =>
  value.flatMap(({ slug, picture }, index) =>
    picture === undefined || hasProduct(slug, picture)
      ? []
      : [
          {
            file,
            line: lineOf([index, 'picture']),
            text: `there is no product products/${slug}/${picture}, whose picture is to be shown`,
          },
        ],
  );

/** Notes products one after the other, to give each category the picture of one of them. */
export const createCategoryPictures = (categories: z.output<typeof categoriesSchema>) => {
  const chosen = new Map(categories.map(({ slug, picture }) => [slug, picture]));
  const shown = new Map<string, Pick<ContentProduct, 'slug' | 'picture'>>();
  return {
    note({ slug, category, picture }: Pick<ContentProduct, 'slug' | 'category' | 'picture'>): void {
      const before = shown.get(category);
      const choice = chosen.get(category);
      if (!before || slug.en === choice || (before.slug.en !== choice && slug.en < before.slug.en))
        shown.set(category, { slug, picture });
    },
    /** The categories, each with the picture of the product that staff chose for it, else of its first one by slug. */
    withPictures: (): Category[] =>
      categories.map(({ picture: _picture, ...category }) => {
        const product = shown.get(category.slug);
        return { ...category, ...(product && { picture: product.picture }) };
      }),
  };
};
