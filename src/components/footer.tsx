import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language.ts';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { MapOnRequest } from './map-on-request.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SiteLink } from './site-link.tsx';

export const Footer = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, year } = useSite();
  return (
    <footer className="site-footer" aria-label={t('footer.label')}>
      <div className="frame site-footer-columns">
        <section>
          <h2>{t('footer.address')}</h2>
          <address>{company.address[language]}</address>
          <h2>{t('footer.map')}</h2>
          <MapOnRequest />
        </section>
        <section>
          <h2>{t('footer.phone')}</h2>
          <ul>
            {company.phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
          <h2>{t('footer.email')}</h2>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </section>
        <section>
          <h2>{t('footer.social')}</h2>
          <ul>
            <li>
              <a href={company.social.linkedin} rel="noopener">
                LinkedIn
              </a>
            </li>
            <li>
              <a href={company.social.instagram} rel="noopener">
                Instagram
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="frame site-footer-end">
        {t('footer.copyright', { year, company: company.name })}{' '}
        <SiteLink to={paths.privacyPolicy}>{t('footer.privacy')}</SiteLink>
      </p>
    </footer>
  );
};
