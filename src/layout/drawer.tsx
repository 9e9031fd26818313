import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from './use-drawer.ts';
import { useMenu } from './menu.ts';
import { useSite } from '../api/site.ts';
import { MenuItems } from './menu-items.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { SearchForm } from '../features/search/search-form.tsx';

const Group = ({ title, entries }: ReturnType<typeof useMenu>['about']): ReactNode => {
  const id = useId();
  return (
    <>
      <p id={id} className="drawer-title">
        {title}
      </p>
      <ul className="plain-list" aria-labelledby={id}>
        <MenuItems entries={entries} />
      </ul>
    </>
  );
};

/** The menu of small screens, a panel beside or above the page. It opens without JavaScript too. */
export const Drawer = (): ReactNode => {
  const { t } = useTranslation();
  const { about, products, pages } = useMenu();
  const [phone] = useSite().company.phones;
  const drawer = useRef<HTMLDetailsElement>(null);
  useDrawer(drawer);
  return (
    <details name="menu" className="drawer" ref={drawer}>
      <summary>
        <span className="drawer-icon" aria-hidden="true" />
        <span className="drawer-word">{t('menu.open')}</span>
      </summary>
      <nav aria-label={t('menu.label')}>
        <SearchForm />
        <Group {...products} />
        <Group {...about} />
        <ul className="plain-list drawer-pages">
          <MenuItems entries={pages} />
        </ul>
        {phone && (
          <p className="drawer-phone">
            <PhoneLink phone={phone} />
          </p>
        )}
      </nav>
    </details>
  );
};
