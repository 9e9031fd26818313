import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from '../forms/offer-link.tsx';
import { useSite } from '../site.ts';

interface Props {
  /** Whether the page itself asks for an offer. */
  readonly asking: boolean;
}

export const FloatingButtons = ({ asking }: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  return (
    <aside className="floating-buttons" aria-label={t('menu.contact')}>
      <a href={company.messaging} rel="noopener" className="button secondary">
        {t('writeMessage')}
      </a>
      {!asking && <OfferLink />}
    </aside>
  );
};
