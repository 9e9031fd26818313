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

/** The menu on small screens: a popover, which opens and closes without JavaScript. */
export const Drawer = (): ReactNode => {
  const { t } = useTranslation();
  const { about, products, pages } = useMenu();
  const [phone] = useSite().company.phones;
  const panelId = useId();
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);
  return (
    <div className="drawer" ref={drawer}>
      <button type="button" popoverTarget={panelId}>
        <span className="drawer-icon" aria-hidden="true" />
        <span className="drawer-label">{t('menu.open')}</span>
      </button>
      <nav id={panelId} popover="auto" aria-label={t('menu.label')}>
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
    </div>
  );
};
