import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { CategoryLinks } from './category-links.tsx';
import { MenuItems } from './menu-items.tsx';
import type { useMenu } from './menu.ts';

/** The catalogue in the menu of wide screens: each solution with its categories, and below the last one the services. */
export const CataloguePanel = ({
  allProducts,
  solutions,
  services,
}: ReturnType<typeof useMenu>['products']): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="menu-panel">
      {solutions.map(({ slug, to, label, current, categories }) => (
        <section key={to}>
          <SiteLink to={to} aria-current={current} className="menu-title">
            {label}
          </SiteLink>
          <ul className="plain-list">
            <CategoryLinks solution={slug} categories={categories} hasPictures />
          </ul>
        </section>
      ))}
      <section>
        <p className="menu-title">{t('menu.catalogueAndServices')}</p>
        <ul className="plain-list">
          <MenuItems entries={[allProducts, ...services]} />
        </ul>
      </section>
    </div>
  );
};
