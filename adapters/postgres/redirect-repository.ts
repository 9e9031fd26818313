import type { DataSource } from 'typeorm';
import type { OldAddresses } from '#domain/site/ports.ts';
import { redirectRows } from './rows.ts';

export const createPostgresOldAddresses = (dataSource: DataSource): OldAddresses => ({
  async newAddressOf(path) {
    const row = await dataSource.getRepository(redirectRows).findOneBy({ from: path });
    return row?.to;
  },
});
