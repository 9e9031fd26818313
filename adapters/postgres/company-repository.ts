import type { DataSource } from 'typeorm';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import type { CompanyRepository } from '#domain/company/ports.ts';
import { companyRows } from './rows/content-rows.ts';

export const createPostgresCompanyRepository = (dataSource: DataSource): CompanyRepository => ({
  async company() {
    const [row] = await dataSource.getRepository(companyRows).find();
    if (!row) throw new CompanyNotLoadedError();
    return row.definition;
  },
});
