import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from './use-drawer.ts';
import { CategoryLinks } from './category-links.tsx';
import { useMenu } from './menu.ts';
import { useSite } from '../api/site.ts';
import { MenuItems } from './menu-items.tsx';
import { PhoneLink } from '../components/contact/phone-link.tsx';
import { useSharedContent } from '../components/shared-content.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { paths } from '../lib/paths.ts';

export const DrawerContent = (): ReactNode => {
  const { t } = useTranslation();
  const { about, products, pages } = useMenu();
  const { phones, messaging } = useSite().company;
  const [phone] = phones;
  return (
    <>
      <SearchForm id="drawer-search" />
      <p id="drawer-products" className="drawer-title">
        {products.title}
      </p>
      <ul className="plain-list" aria-labelledby="drawer-products">
        <MenuItems entries={[products.allProducts]} />
        {products.solutions.map((solution) => (
          <li key={solution.to}>
            <details>
              <summary>{solution.label}</summary>
              <ul className="plain-list">
                <MenuItems entries={[{ ...solution, label: `${solution.label}: ${t('listing.all')}` }]} />
                <CategoryLinks solution={solution.slug} categories={solution.categories} />
              </ul>
            </details>
          </li>
        ))}
        <MenuItems entries={products.services} />
      </ul>
      <p id="drawer-about" className="drawer-title">
        {t('menu.contactAndAbout')}
      </p>
      <ul className="plain-list drawer-about" aria-labelledby="drawer-about">
        {/* The last of the header is what people look for here. */}
        <MenuItems entries={[...pages.toReversed(), ...about.entries]} />
      </ul>
      <p className="drawer-contact">
        <SiteLink to={paths.request} className="button">
          {t('getOffer')}
        </SiteLink>
        {phone && <PhoneLink phone={phone} />}
        <a href={messaging} rel="noopener">
          {t('whatsApp')}
        </a>
      </p>
    </>
  );
};

/** The menu on small screens: a popover, which opens and closes without JavaScript. */
export const Drawer = (): ReactNode => {
  const { t } = useTranslation();
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  useDrawer(panel);
  return (
    <div className="drawer">
      <button type="button" popoverTarget={panelId}>
        <span className="drawer-icon" aria-hidden="true" />
        <span className="drawer-label">{t('menu.open')}</span>
        <span className="drawer-label">{t('menu.close')}</span>
      </button>
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={t('menu.label')}
        {...useSharedContent(DrawerContent)}
      />
    </div>
  );
};
