import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useMenu } from './menu.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import { ClickToLoadMap } from '../components/click-to-load-map.tsx';
import { MenuItems } from './menu-items.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { useSharedContent } from '../components/shared-content.tsx';
import { SiteLink } from '../components/site-link.tsx';

const FooterMenu = (): ReactNode => {
  const { about, products, pages } = useMenu();
  return (
    <nav aria-label={useTranslation().t('footer.menu')} className="site-footer-menu">
      {[products, { ...about, entries: [...about.entries, ...pages] }].map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="plain-list">
            <MenuItems entries={entries} />
          </ul>
        </section>
      ))}
    </nav>
  );
};

const ContactSection = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company } = useSite();
  return (
    <section>
      <h2>{t('footer.label')}</h2>
      <ul className="plain-list">
        {company.offices.map(({ phone, city }) => (
          <li key={phone}>
            <PhoneLink phone={phone} />
            {city && <span className="site-footer-city">{city[language]}</span>}
          </li>
        ))}
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
      </ul>
      <address lang="tr">{company.address[language]}</address>
    </section>
  );
};

/** What is in the footer. */
export const FooterContent = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, slogan, year } = useSite();
  const { linkedin, instagram } = company.social;
  return (
    <div className="frame">
      <p className="serif-line">{slogan[language]}</p>
      <div className="site-footer-columns">
        <FooterMenu />
        <ContactSection />
        <section>
          <h2>{t('footer.map')}</h2>
          <ClickToLoadMap />
        </section>
      </div>
      <div className="site-footer-end">
        <p>{t('footer.copyright', { year, company: company.name })}</p>
        <ul className="plain-list">
          <li>
            <SiteLink to={paths.privacyPolicy}>{t('footer.privacy')}</SiteLink>
          </li>
          <li>
            <a href={linkedin} rel="noopener">
              LinkedIn
            </a>
          </li>
          <li>
            <a href={instagram} rel="noopener">
              Instagram
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
};

/** The footer of every page. */
export const Footer = (): ReactNode => (
  <footer className="site-footer on-ink" {...useSharedContent(FooterContent)} />
);
