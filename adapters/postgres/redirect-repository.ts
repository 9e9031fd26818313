import type { DataSource } from 'typeorm';
import type { Redirect } from '#domain/site/redirect.ts';
import type { RedirectRepository } from '#domain/site/ports.ts';

export const createPostgresRedirectRepository = (dataSource: DataSource): RedirectRepository => ({
  async from(path) {
    const rows = await dataSource.query<{ definition: Redirect }[]>(
      // The expression is that of the index.
      `SELECT definition FROM redirects WHERE split_part(key, '?', 1) = $1`,
      // PostgreSQL has no NUL in texts.
      [path.replaceAll('\0', '')],
    );
    return rows.map(({ definition }) => definition);
  },
});
