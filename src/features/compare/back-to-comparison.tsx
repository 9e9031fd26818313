import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { compareAddress } from '#domain/site/compare-address.ts';
import { readCompareQuery } from '#domain/site/compare-query.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';

/** Leads from a product's page back to the comparison that its address names. Only the server renders it. */
export const BackToComparison = (): ReactNode => {
  const { slugs, onlyDifferences } = readCompareQuery(useLocation().search);
  const { back } = compareTexts[useLanguage()];
  return (
    slugs.length > 0 && (
      <p className="frame no-print">
        <SiteLink to={compareAddress(slugs, { onlyDifferences })} className="arrow-link">
          {back}
        </SiteLink>
      </p>
    )
  );
};
