import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from './use-drawer.ts';
import { CategoryLinks } from './category-links.tsx';
import { useMenu } from './menu.ts';
import { useSite } from '../api/site.ts';
import { MenuItems } from './menu-items.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { useSharedContent } from '../components/shared-content.tsx';
import { SearchForm } from '../features/search/search-form.tsx';

type GroupProps = Pick<ReturnType<typeof useMenu>['about'], 'title' | 'entries'> & {
  /** Of the title. */
  readonly id: string;
};

const Group = ({ id, title, entries }: GroupProps): ReactNode => (
  <>
    <p id={id} className="drawer-title">
      {title}
    </p>
    <ul className="plain-list" aria-labelledby={id}>
      <MenuItems entries={entries} />
    </ul>
  </>
);

export const DrawerContent = (): ReactNode => {
  const { t } = useTranslation();
  const { about, products, pages } = useMenu();
  const [phone] = useSite().company.phones;
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
      <Group id="drawer-about" title={about.title} entries={about.entries} />
      <ul className="plain-list drawer-pages">
        <MenuItems entries={pages} />
      </ul>
      {phone && (
        <p className="drawer-phone">
          <PhoneLink phone={phone} />
        </p>
      )}
    </>
  );
};

/** The menu on small screens: a popover, which opens and closes without JavaScript. */
export const Drawer = (): ReactNode => {
  const { t } = useTranslation();
  const panelId = useId();
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);
  return (
    <div className="drawer" ref={drawer}>
      <button type="button" popoverTarget={panelId}>
        <span className="drawer-icon" aria-hidden="true" />
        <span className="drawer-label">{t('menu.open')}</span>
        <span className="drawer-label">{t('menu.close')}</span>
      </button>
      <nav id={panelId} popover="auto" aria-label={t('menu.label')} {...useSharedContent(DrawerContent)} />
    </div>
  );
};
