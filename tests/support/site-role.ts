import type { ProcessRole } from '../../adapters/postgres/process-role.ts';

/** The role with the rights of a site; it has them in every copy of the templates. */
export const siteRole: ProcessRole = {
  name: 'site_of_tests',
  rights: 'site',
  password: 'only-for-tests',
  setsPassword: false,
};

/** @returns the address of the same database for that role */
export const asSite = (url: string): string => {
  const address = new URL(url);
  address.username = siteRole.name;
  address.password = siteRole.password;
  return address.href;
};
