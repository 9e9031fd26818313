import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { SiteLink } from './site-link.tsx';

export const FloatingButtons = (): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  return (
    <aside className="floating-buttons" aria-label={t('menu.contact')}>
      <a href={company.messaging} rel="noopener" className="button secondary">
        {t('writeMessage')}
      </a>
      <SiteLink to={paths.contact} className="button">
        {t('getOffer')}
      </SiteLink>
    </aside>
  );
};
