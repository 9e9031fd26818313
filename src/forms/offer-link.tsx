import { type MouseEvent, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { requestAddress } from '../basket/request-address.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useHydrated } from '../hooks/use-hydrated.ts';
import type { OfferedProduct } from './offer-dialog.tsx';
import { OpenOffer, loadOfferDialog } from './offer-dialog-host.tsx';

interface Props {
  readonly product?: OfferedProduct;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const prepare = (): void => {
  loadOfferDialog().catch(() => {
    // It counts when the dialog is wanted.
  });
};

/** Leads to the page with the offer form. With JavaScript, the form comes here. */
export const OfferLink = ({ product }: Props): ReactNode => {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const open = useContext(OpenOffer);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open({ product, opener: event.currentTarget });
  };
  return (
    <SiteLink
      to={requestAddress(product ? [{ slug: product.slug, quantity: 1 }] : [])}
      className="button"
      {...(hydrated && { 'aria-haspopup': 'dialog' })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
    >
      {t('getOffer')}
    </SiteLink>
  );
};
