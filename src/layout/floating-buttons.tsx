import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { useTurnedBack } from '../lib/use-turned-back.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** Not where the page itself has a form, or asks for none. */
  readonly hasOfferLink: boolean;
}

/** Links to message the company and to request an offer; styles keep them off the focused element. */
export const FloatingButtons = ({ hasOfferLink }: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  const isTurnedBack = useTurnedBack();
  return (
    <aside
      className="floating-buttons"
      aria-label={t('contactButtons')}
      data-shown={isTurnedBack || undefined}
    >
      <a href={company.messaging} rel="noopener" className="button secondary" aria-label={t('whatsAppLabel')}>
        {t('whatsApp')}
      </a>
      {hasOfferLink && <OfferLink />}
    </aside>
  );
};
