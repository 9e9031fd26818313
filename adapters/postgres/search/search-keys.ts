import type { EntityManager } from 'typeorm';
import { type SearchSource, searchKey } from '#domain/search/search-key.ts';
import type { Content, ContentProduct } from '#domain/content/content.ts';

/** @returns a function that makes the search key of one of the content's products */
export const createSearchKeys = ({
  brands,
  categories,
  solutions,
}: Content): ((product: ContentProduct) => string[]) => {
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
    const refs = product.variants.map(({ ref }) => ref);
    return [...searchKey({ name: product.name, brand, ...context, registryCodes, refs })];
  };
};

/** Makes search_words equal to the words of all search keys; whole names (`=…`) are no words. */
export const refreshSearchWords = async (manager: EntityManager): Promise<void> => {
  await manager.query(
    `CREATE TEMPORARY TABLE key_words ON COMMIT DROP AS
     SELECT word, count(*)::integer AS products
     FROM products, LATERAL (SELECT DISTINCT unnest(search_key) AS word) AS key
     WHERE word NOT LIKE '=%' GROUP BY word`,
  );
  await manager.query(
    'DELETE FROM search_words WHERE NOT EXISTS (SELECT FROM key_words WHERE key_words.word = search_words.word)',
  );
  await manager.query(
    `INSERT INTO search_words (word, products) SELECT word, products FROM key_words
     ON CONFLICT (word) DO UPDATE SET products = excluded.products
       WHERE search_words.products <> excluded.products`,
  );
};

/**
 * Lets `write` add many rows to a GIN index at once: sorted, and some ten MB at a time, which takes a fraction of the
 * time. Readers may use the index meanwhile. Needs a transaction.
 */
export const addingInBulk = async <Result>(
  manager: EntityManager,
  index: 'products_search' | 'search_words_spelling',
  write: () => Promise<Result>,
): Promise<Result> => {
  await manager.query("SET LOCAL gin_pending_list_limit = '32MB'");
  await manager.query('SELECT begin_bulk_insert($1)', [index]);
  const result = await write();
  await manager.query('SELECT end_bulk_insert($1)', [index]);
  return result;
};
