import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketLink } from '../basket/basket-link.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { useMenuClosing } from '../hooks/use-menu-closing.ts';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { MenuLink, SiteLink } from './site-link.tsx';

const Submenu = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode => (
  <li>
    <details name="menu" className="submenu">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  </li>
);

const Item = ({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode => (
  <li>
    <MenuLink to={to}>{children}</MenuLink>
  </li>
);

const Menu = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { catalogue } = useSite();
  return (
    <ul className="menu">
      <Submenu title={t('menu.about')}>
        <Item to={paths.aboutUs}>{t('menu.aboutUs')}</Item>
        <Item to={paths.management}>{t('menu.management')}</Item>
        <Item to={paths.partners}>{t('menu.partners')}</Item>
        <Item to={paths.whyUs}>{t('menu.whyUs')}</Item>
      </Submenu>
      <Submenu title={t('menu.products')}>
        {catalogue.solutions.map(({ slug, name }) => (
          <Item key={slug} to={paths.solution(slug)}>
            {name[language]}
          </Item>
        ))}
        <Item to={paths.technicalService}>{t('menu.technicalService')}</Item>
        <Item to={paths.oem}>{t('menu.oem')}</Item>
      </Submenu>
      <Item to={paths.news}>{t('menu.news')}</Item>
      <Item to={paths.onlineCatalog}>{t('menu.onlineCatalog')}</Item>
      <Item to={paths.contact}>{t('menu.contact')}</Item>
    </ul>
  );
};

/** The menus are <details>, so they open without JavaScript too. */
export const Header = (): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  const header = useRef<HTMLElement>(null);
  useMenuClosing(header);
  return (
    <header className="site-header" ref={header}>
      <div className="frame site-header-row">
        <SiteLink to={paths.home} className="logo">
          <img src="/logo.svg" alt={company.name} width="200" height="40" />
        </SiteLink>
        <nav aria-label={t('menu.label')} className="wide-menu">
          <Menu />
        </nav>
        <BasketLink />
        <LanguageToggle />
        <details className="drawer">
          <summary>{t('menu.open')}</summary>
          <nav aria-label={t('menu.label')}>
            <Menu />
          </nav>
        </details>
      </div>
    </header>
  );
};
