import type { EntityManager } from 'typeorm';
import { type SearchSource, searchKey } from '#domain/search/search-key.ts';
import type { Content } from '#domain/content/content.ts';

/** @returns a function that makes the search key of one of the content's products */
export const createSearchKeys = ({
  brands,
  categories,
  solutions,
}: Content): ((product: Content['products'][number]) => string[]) => {
  const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const contextByCategory = new Map(
    categories.map((category): [string, Pick<SearchSource, 'category' | 'solutions'>] => [
      category.slug,
      {
        category,
        solutions: solutions.filter((solution) =>
          solution.categories.some(({ slug }) => slug === category.slug),
        ),
      },
    ]),
  );
  return (product) => {
    const brand = brandBySlug.get(product.brand);
    const context = contextByCategory.get(product.category);
    // A product without brand or category violates a foreign key at commit.
    if (!brand || !context) return [];
    const registryCodes = [product.regulatory?.udiDi, product.regulatory?.uts].filter(
      (code) => code !== undefined,
    );
    return [...searchKey({ name: product.name, brand, ...context, registryCodes })];
  };
};

/** Fills search_words from all search keys again; whole names (`=…`) are no words. */
export const refreshSearchWords = async (manager: EntityManager): Promise<void> => {
  await manager.query('DELETE FROM search_words');
  await manager.query(
    `INSERT INTO search_words (word, products)
     SELECT word, count(DISTINCT id) FROM products, unnest(search_key) AS word
     WHERE word NOT LIKE '=%' GROUP BY word`,
  );
};
