import type { Company } from '#domain/company/company.ts';
import type { CompanyProfile } from '#domain/company/ports.ts';

interface Dependencies {
  readonly profile: CompanyProfile;
}

/** @throws NoCompany while nothing has been loaded. */
export const createIntroduceCompany =
  ({ profile }: Dependencies) =>
  (): Promise<Company> =>
    profile.company();
