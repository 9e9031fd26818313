import type { ReactNode } from 'react';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useSite } from '../../api/site.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

const labels: Localized = {
  tr: 'Katalogları PDF olarak hemen açın',
  en: 'Open the catalogues as PDF now',
};

/** Shown once a group has a catalogue. */
export const CataloguesLink = (): ReactNode => {
  const label = labels[useLanguage()];
  const { solutions } = useSite().catalogue;
  const isMade = solutions.some(({ categories }) => categories.some(({ editions }) => editions));
  return (
    isMade && (
      <SiteLink isServerPage to={cataloguesPath} className="button secondary">
        {label}
      </SiteLink>
    )
  );
};
