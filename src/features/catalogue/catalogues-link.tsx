import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useSite } from '../../api/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm } from '../../lib/paths.ts';

const labels: Localized = {
  tr: 'Katalogları PDF olarak hemen açın',
  en: 'Open the catalogues as PDF now',
};

/** Shown once a group has a catalogue. Only the server knows that page, so the link is followed as to another site. */
export const CataloguesLink = (): ReactNode => {
  const { language } = useParams();
  const label = labels[useLanguage()];
  const { solutions } = useSite().catalogue;
  const isMade = solutions.some(({ categories }) => categories.some(({ editions }) => editions));
  return (
    isMade && (
      <a href={inSameForm(cataloguesPath, language)} className="button secondary">
        {label}
      </a>
    )
  );
};
