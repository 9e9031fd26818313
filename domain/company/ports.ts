import type { Company } from '#domain/company/company.ts';

export interface CompanyProfile {
  /** @throws NoCompany while nothing has been loaded. */
  company(): Promise<Company>;
}
