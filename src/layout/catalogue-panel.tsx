import type { ReactNode } from 'react';
import { SiteLink } from '../components/site-link.tsx';
import { CategoryLinks } from './category-links.tsx';
import { MenuItems } from './menu-items.tsx';
import type { useMenu } from './menu.ts';

/** The catalogue in the menu of wide screens: each solution with its categories, and the services. */
export const CataloguePanel = ({
  allProducts,
  solutions,
  services,
}: ReturnType<typeof useMenu>['products']): ReactNode => (
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
    <ul className="plain-list">
      <MenuItems entries={[allProducts, ...services]} />
    </ul>
  </div>
);
