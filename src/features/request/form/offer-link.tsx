import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../basket/use-basket.ts';
import { requestPath } from '../basket/request-path.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { AskedProduct } from './offer-dialog.tsx';
import { OpenOffer, loadOfferDialog } from './offer-dialog-host.tsx';

interface Props {
  readonly product?: Omit<AskedProduct, 'quantity'>;
}

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
  const [opening, setOpening] = useState(false);
  // As many pieces as were collected.
  const quantity = useBasket()?.find(({ slug }) => slug === product?.slug)?.quantity ?? 1;
  const asked = product && { ...product, quantity };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    void open({ product: asked, opener: event.currentTarget }).finally(() => setOpening(false));
  };
  return (
    <SiteLink
      to={requestPath(asked ? [asked] : [])}
      className="button offer-link"
      {...(hydrated && { 'aria-haspopup': 'dialog' })}
      aria-busy={opening}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
    >
      {t('getOffer')}
    </SiteLink>
  );
};
