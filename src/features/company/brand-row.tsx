import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import './brand-row.css';

/** The logos of all brands in a row that is swiped or scrolled, each linked to its products. */
export const BrandRow = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <section className="brand-row">
      <div className="brand-row-head">
        <h2>{t('menu.partners')}</h2>
        <SiteLink to={paths.partners} className="arrow-link">
          {t('homePage.allBrands')}
        </SiteLink>
      </div>
      <ul className="plain-list">
        {useSite().catalogue.brands.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={paths.brand(slug)}>
              <SitePicture kind="brand" name={slug} alt={name} sizes="12rem" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
