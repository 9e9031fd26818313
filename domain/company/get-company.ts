import type { Company } from '#domain/company/company.ts';
import type { CompanyRepository } from '#domain/company/ports.ts';

interface Dependencies {
  readonly repository: CompanyRepository;
}

/** @throws CompanyNotLoadedError while nothing has been loaded. */
export const createGetCompany =
  ({ repository }: Dependencies) =>
  (): Promise<Company> =>
    repository.company();

export type GetCompany = ReturnType<typeof createGetCompany>;
