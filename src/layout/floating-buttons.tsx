import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from '../features/request/form/offer-link.tsx';
import { useScrolledDown } from '../lib/use-scrolled-down.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** Whether the page itself asks for an offer. */
  readonly asking: boolean;
}

/** The two ways to the company that are always at hand; styles keep them off what has focus. */
export const FloatingButtons = ({ asking }: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  const away = useScrolledDown();
  return (
    <aside className="floating-buttons" aria-label={t('writeUs')} data-away={away || undefined}>
      <a href={company.messaging} rel="noopener" className="button secondary" aria-label={t('messageLabel')}>
        {t('writeMessage')}
      </a>
      {!asking && <OfferLink />}
    </aside>
  );
};
