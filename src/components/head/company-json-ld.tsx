import { type ReactNode, useContext } from 'react';
import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { files, paths } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';
import { type Thing, useJsonLd } from './json-ld.ts';

const useCompanyId = (): string => `${useContext(PublicUrl)}/#company`;

/** The company as other JSON-LD refers to it, with the same `@id` on every page and in every language. */
export const useOrganization = (): Thing<OrganizationLeaf> => {
  const publicUrl = useContext(PublicUrl);
  const toAbsoluteUrl = useAbsoluteUrl();
  return {
    '@type': 'Organization',
    '@id': useCompanyId(),
    name: useSite().company.name,
    url: toAbsoluteUrl(paths.home),
    logo: publicUrl + files.icon,
  };
};

export const CompanyJsonLd = (): ReactNode => {
  const language = useLanguage();
  const { company } = useSite();
  const thing: Thing<OrganizationLeaf> = {
    ...useOrganization(),
    legalName: company.legalName[language],
    foundingDate: String(company.founded),
    email: company.email,
    telephone: [...company.phones],
    address: company.address[language],
    sameAs: Object.values(company.social),
  };
  useJsonLd(thing);
  return null;
};

export const WebSiteJsonLd = (): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  const toAbsoluteUrl = useAbsoluteUrl();
  const publisher = { '@id': useCompanyId() };
  const thing: Thing<WebSiteLeaf> = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: useSite().company.name,
    url: toAbsoluteUrl(paths.home),
    inLanguage: language,
    publisher,
  };
  useJsonLd(thing);
  return null;
};
