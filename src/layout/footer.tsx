import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { socialNetworks } from '#domain/company/company.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useMenu } from './menu.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import { ClickToLoadMap } from '../components/map/click-to-load-map.tsx';
import { MenuItems } from './menu-items.tsx';
import { EmailLink } from '../components/contact/email-link.tsx';
import { PhoneLink } from '../components/contact/phone-link.tsx';
import { PostalAddress } from '../components/contact/postal-address.tsx';
import { useSharedContent } from '../components/shared-content.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Links below a heading, which on phones unfolds them. */
const Group = ({ title, children }: GroupProps): ReactNode => (
  <section>
    <h2 className="wide-title">{title}</h2>
    <details className="fold">
      <summary>{title}</summary>
      <ul className="plain-list">{children}</ul>
    </details>
  </section>
);

const FooterMenu = (): ReactNode => {
  const { t } = useTranslation();
  const { about, products, pages } = useMenu();
  const { social } = useSite().company;
  return (
    <nav aria-label={t('footer.menu')} className="site-footer-menu">
      <Group title={t('footer.products')}>
        <MenuItems entries={[products.allProducts, ...products.solutions]} />
      </Group>
      <Group title={t('footer.services')}>
        <MenuItems entries={products.services} />
      </Group>
      <Group title={about.title}>
        <MenuItems entries={about.entries} />
      </Group>
      <Group title={t('footer.news')}>
        <MenuItems entries={pages} />
        {socialNetworks.map(({ key, name }) => (
          <li key={key}>
            <a href={social[key]} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </Group>
    </nav>
  );
};

const Contact = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offices, email } = useSite().company;
  return (
    <>
      {offices.map((office) => (
        <section key={office.phone}>
          <h2>{office.city[language]}</h2>
          <p>
            <PhoneLink phone={office.phone} />
          </p>
          <PostalAddress address={office.address[language]} />
        </section>
      ))}
      <section>
        <h2>{t('footer.email')}</h2>
        <p>
          <EmailLink email={email} />
        </p>
        <ClickToLoadMap />
      </section>
    </>
  );
};

export const FooterContent = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, slogan, year } = useSite();
  return (
    <div className="frame">
      <div className="site-footer-contact">
        <p className="serif-line">{slogan[language]}</p>
        <Contact />
      </div>
      <FooterMenu />
      <div className="site-footer-end">
        <p>
          <span>{`© ${year} `}</span>
          <span lang="tr">{company.name}</span>
          <span className="rights">{`. ${t('footer.rights')}`}</span>
        </p>
        <SiteLink to={paths.privacyPolicy}>{t('footer.privacy')}</SiteLink>
      </div>
    </div>
  );
};

/** The footer of every page. */
export const Footer = (): ReactNode => (
  <footer className="site-footer on-ink" {...useSharedContent(FooterContent)} />
);
