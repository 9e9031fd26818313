import type { Company } from '#domain/company/company.ts';

export interface CompanyRepository {
  /** @throws CompanyNotLoadedError while nothing has been loaded. */
  company(): Promise<Company>;
}
