import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStoredChoice } from '../features/compare/choice/load-choice.ts';
import { ListLink } from '../features/request/list/list-link.tsx';
import { useDismissibleDetails } from '../lib/use-dismissible-details.ts';
import { CataloguePanel } from './catalogue-panel.tsx';
import { useMenu } from './menu.ts';
import { files, paths } from '../lib/paths.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import { useSite } from '../api/site.ts';
import { Drawer } from './drawer.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MenuItems } from './menu-items.tsx';
import { useSharedContent } from '../components/shared-content.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';

interface SubmenuProps extends Pick<ReturnType<typeof useMenu>['about'], 'title' | 'current'> {
  readonly children: ReactNode;
}

/**
 * A menu that opens without JavaScript. Not a popover: one is in the top layer, where only CSS anchor positioning, which
 * not all browsers have, could put it below its button.
 */
const Submenu = ({ title, current, children }: SubmenuProps): ReactNode => (
  <li>
    <details name="menu" className="submenu">
      <summary aria-current={current ? 'true' : undefined}>{title}</summary>
      {children}
    </details>
  </li>
);

export const WideMenuItems = (): ReactNode => {
  const { about, products, pages } = useMenu();
  return (
    <>
      <Submenu {...about}>
        <ul className="plain-list">
          <MenuItems entries={about.entries} />
        </ul>
      </Submenu>
      <Submenu {...products}>
        <CataloguePanel {...products} />
      </Submenu>
      <MenuItems entries={pages} />
    </>
  );
};

const loadHover = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
  if (pointerType !== 'mouse') return;
  // Without it, menus open at a click alone.
  import('./open-on-hover.ts').then(
    ({ openOnHover }) => openOnHover(currentTarget),
    () => {},
  );
};

const WideMenu = (): ReactNode => {
  const menu = useRef<HTMLUListElement>(null);
  useDismissibleDetails(menu);
  return (
    <ul className="plain-list" ref={menu} onPointerEnter={loadHover} {...useSharedContent(WideMenuItems)} />
  );
};

/** The header of every page. */
export const Header = (): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  useEffect(loadStoredChoice, []);
  return (
    <header className="site-header">
      <div className="frame site-header-row">
        <SiteLink to={paths.home} className="logo">
          <img src={files.logo} alt={company.name} width="200" height="40" />
        </SiteLink>
        <nav aria-label={t('menu.label')} className="wide-menu">
          <WideMenu />
        </nav>
        {/* The choice of products to be compared is shown there, once there is one. */}
        <span className="choice-mark" />
        <ListLink />
        <SearchBox />
        <LanguageToggle />
        <Drawer />
      </div>
    </header>
  );
};
