import type { DataSource } from 'typeorm';
import type { RedirectRepository } from '#domain/site/ports.ts';
import { redirectRows } from './rows/content-rows.ts';

export const createPostgresRedirectRepository = (dataSource: DataSource): RedirectRepository => ({
  async targetOf(path) {
    const row = await dataSource.getRepository(redirectRows).findOneBy({ from: path });
    return row?.to;
  },
});
