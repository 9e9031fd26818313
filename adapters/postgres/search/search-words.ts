import type { EntityManager } from 'typeorm';

/** Makes search_words equal to the words of all search keys, and search_stems to the stems of all texts; whole names (`=…`) are no words. */
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
  await manager.query('DELETE FROM search_stems');
  await manager.query(
    `INSERT INTO search_stems (stem, products)
     SELECT word, ndoc FROM ts_stat('SELECT search_text FROM products') WHERE word LIKE '~%'`,
  );
};

/**
 * Lets `write` add many rows to a GIN index at once: sorted, and some MB at a time, which takes a fraction of the
 * time. Readers use the index meanwhile. Needs a transaction.
 */
export const addingInBulk = async <Result>(
  manager: EntityManager,
  index: 'products_search' | 'products_search_text' | 'search_words_spelling',
  write: () => Promise<Result>,
): Promise<Result> => {
  await manager.query("SET LOCAL gin_pending_list_limit = '8MB'");
  const result = await write();
  await manager.query('SELECT end_bulk_insert($1)', [index]);
  return result;
};
