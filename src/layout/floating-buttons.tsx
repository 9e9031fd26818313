import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { loadEarly } from '../lib/load-early.ts';
import { useProductOfPage } from '../api/product-of-page.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** False where the page itself has a form, or asks for none. */
  readonly hasOfferLink: boolean;
}

/** Has them give way from the first scrolling on. */
const giveWayOnScroll = (buttons: HTMLElement | null): void => {
  const load = (): void => loadEarly(async () => (await import('../lib/give-way.ts')).giveWay(buttons));
  window.addEventListener('scroll', load, { once: true });
};

/**
 * Links to message the company and to request an offer; styles keep them off the focused element. They are there when a
 * page opens, but for a product's, whose own button is; what moves them is loaded with the first scrolling.
 */
export const FloatingButtons = ({ hasOfferLink }: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  return (
    <aside
      ref={giveWayOnScroll}
      className="floating-buttons"
      aria-label={t('contactButtons')}
      data-away={useProductOfPage() && ''}
    >
      <a href={company.messaging} rel="noopener" className="button secondary" aria-label={t('whatsAppLabel')}>
        {t('whatsApp')}
      </a>
      {hasOfferLink && <OfferLink />}
    </aside>
  );
};
