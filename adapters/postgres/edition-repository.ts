import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { EditionFile, EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';

const columns = `scope, language, version, content_version AS source, octet_length(pdf) AS bytes, title`;

const versionOf = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex').slice(0, 16);

/** Catalogues are rows, so that every process and machine has them, and a backup too. */
export const createPostgresEditionRepository = (dataSource: DataSource): EditionRepository => ({
  list: () => dataSource.query<EditionFile[]>(`SELECT ${columns} FROM editions`),

  async find({ scope, language }) {
    const [row] = await dataSource.query<(EditionFile & { pdf: Buffer })[]>(
      `SELECT ${columns}, pdf FROM editions WHERE scope = $1 AND language = $2`,
      [scope, language],
    );
    return row;
  },

  async has({ scope, language }, source) {
    const rows = await dataSource.query<unknown[]>(
      'SELECT FROM editions WHERE scope = $1 AND language = $2 AND content_version = $3',
      [scope, language, source],
    );
    return rows.length > 0;
  },

  async store({ scope, language, source, title, pdf }) {
    await dataSource.query(
      `INSERT INTO editions (scope, language, version, content_version, title, pdf) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (scope, language) DO UPDATE SET version = excluded.version,
         content_version = excluded.content_version, title = excluded.title, pdf = excluded.pdf`,
      [scope, language, versionOf(pdf), source, title, pdf],
    );
  },

  async deleteOthers(scopes) {
    const [, count] = await dataSource.query<[unknown, number]>(
      'DELETE FROM editions WHERE scope <> ALL ($1)',
      [scopes],
    );
    return count;
  },
});
