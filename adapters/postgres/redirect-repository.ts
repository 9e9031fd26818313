import type { DataSource } from 'typeorm';
import type { Redirect } from '#domain/site/redirect.ts';
import type { RedirectRepository } from '#domain/site/ports.ts';

export const createPostgresRedirectRepository = (dataSource: DataSource): RedirectRepository => ({
  from: (path) =>
    dataSource.query<Redirect[]>(
      // The expression is that of the index.
      `SELECT old_path AS "from", new_path AS "to" FROM redirects WHERE split_part(old_path, '?', 1) = $1`,
      // PostgreSQL has no NUL in texts.
      [path.replaceAll('\0', '')],
    ),
});
