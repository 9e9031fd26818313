import type * as z from 'zod';
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
