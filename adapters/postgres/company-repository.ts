import type { DataSource } from 'typeorm';
import type { Company } from '#domain/company/company.ts';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import type { CompanyRepository } from '#domain/company/ports.ts';
import { companyRows } from './rows/content-rows.ts';

/** Content that a release before them loaded has one address for all phones. */
const formerOffices = ({ phones, address }: Pick<Company, 'phones' | 'address'>): Company['offices'] =>
  phones.map((phone) => ({ phone, address }));

export const createPostgresCompanyRepository = (dataSource: DataSource): CompanyRepository => ({
  async company() {
    const row = await dataSource.getRepository(companyRows).findOneBy({ id: 1 });
    if (!row) throw new CompanyNotLoadedError();
    return { ...row.profile, offices: row.profile.offices ?? formerOffices(row.profile) };
  },
});
