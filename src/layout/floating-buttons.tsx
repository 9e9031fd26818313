import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { useScrolledDown } from '../lib/use-scrolled-down.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** Whether the page itself has the offer form. */
  readonly hasOfferForm: boolean;
}

/** Links to message the company and to request an offer, on every page; styles keep them off the focused element. */
export const FloatingButtons = ({ hasOfferForm }: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  const isScrolledDown = useScrolledDown();
  return (
    <aside
      className="floating-buttons"
      aria-label={t('contactButtons')}
      data-away={isScrolledDown || undefined}
    >
      <a href={company.messaging} rel="noopener" className="button secondary" aria-label={t('whatsAppLabel')}>
        {t('whatsApp')}
      </a>
      {!hasOfferForm && <OfferLink />}
    </aside>
  );
};
