import { type ReactNode, useContext } from 'react';
import type { Organization, OrganizationLeaf, WebSite } from 'schema-dts';
import { useAddress } from '../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { files, paths } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';
import { useFact } from './json-ld.ts';

const useCompanyId = (): string => `${useContext(PublicUrl)}/#company`;

/** The company as other facts name it: the same thing on every page and in every language. */
export const useCompany = (): OrganizationLeaf => {
  const publicUrl = useContext(PublicUrl);
  const addressOf = useAddress();
  return {
    '@type': 'Organization',
    '@id': useCompanyId(),
    name: useSite().company.name,
    url: addressOf(paths.home),
    logo: publicUrl + files.icon,
  };
};

export const CompanyFacts = (): ReactNode => {
  const language = useLanguage();
  const { company } = useSite();
  const facts: Organization = {
    ...useCompany(),
    legalName: company.legalName[language],
    foundingDate: String(company.founded),
    email: company.email,
    telephone: [...company.phones],
    address: company.address[language],
    sameAs: Object.values(company.social),
  };
  useFact(facts);
  return null;
};

export const WebSiteFacts = (): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  const addressOf = useAddress();
  const publisher = { '@id': useCompanyId() };
  const facts: WebSite = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: useSite().company.name,
    url: addressOf(paths.home),
    inLanguage: language,
    publisher,
  };
  useFact(facts);
  return null;
};
