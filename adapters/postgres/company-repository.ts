import type { DataSource } from 'typeorm';
import { NoCompany } from '#domain/company/errors.ts';
import type { CompanyProfile } from '#domain/company/ports.ts';
import { companyRows } from './rows.ts';

export const createPostgresCompany = (dataSource: DataSource): CompanyProfile => ({
  async company() {
    const row = await dataSource.getRepository(companyRows).findOneBy({ id: 1 });
    if (!row) throw new NoCompany();
    return row.profile;
  },
});
