import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { compareTexts } from './compare-texts.ts';

/** Message and links where a comparison has no products. */
export const NothingChosen = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <p>{compareTexts[useLanguage()].empty}</p>
      <p className="actions">
        <SiteLink to={paths.products} className="arrow-link">
          {t('menu.allProducts')}
        </SiteLink>
        <SiteLink to={paths.search} className="arrow-link">
          {t('search.title')}
        </SiteLink>
      </p>
    </div>
  );
};
