import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm } from '../../lib/paths.ts';

const labels: Localized = {
  tr: 'Katalogları PDF olarak hemen açın',
  en: 'Open the catalogues as PDF now',
};

/** Only the server knows that page, so the link is followed as to another site. */
export const CataloguesLink = (): ReactNode => (
  <a href={inSameForm(cataloguesPath, useParams()['language'])} className="arrow-link">
    {labels[useLanguage()]}
  </a>
);
