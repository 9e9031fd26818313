import type { Company } from '#domain/company/company.ts';
import type { CompanyRepository } from '#domain/company/ports.ts';

interface Dependencies {
  readonly profile: CompanyRepository;
}

/** @throws CompanyNotLoadedError while nothing has been loaded. */
export const createGetCompany =
  ({ profile }: Dependencies) =>
  (): Promise<Company> =>
    profile.company();

export type GetCompany = ReturnType<typeof createGetCompany>;
