import type { DataSource } from 'typeorm';
import type { MissedSearch, MissedSearches } from '#domain/search/query/missed-search.ts';

/** Maximum number of stored queries, which take a few hundred kB. */
const maxQueries = 5000;

/** Lists at most so many. */
const maxListed = 200;

export const createMissedSearches = (dataSource: DataSource): MissedSearches => ({
  async count(query, result) {
    await dataSource.query(
      `INSERT INTO missed_searches AS missed (query, result)
       SELECT $1, $2
       WHERE (SELECT count(*) FROM missed_searches) < ${maxQueries}
         OR EXISTS (SELECT FROM missed_searches WHERE query = $1)
       ON CONFLICT (query) DO UPDATE
       SET searches = missed.searches + 1, result = excluded.result, last_on = current_date`,
      [query, result],
    );
  },

  list: () =>
    dataSource.query<MissedSearch[]>(
      `SELECT query, result, searches, last_on::text AS "lastOn" FROM missed_searches
       ORDER BY searches DESC, last_on DESC, query LIMIT ${maxListed}`,
    ),

  async deleteOlderThan(days) {
    await dataSource.query('DELETE FROM missed_searches WHERE last_on < current_date - $1::integer', [days]);
  },
});
