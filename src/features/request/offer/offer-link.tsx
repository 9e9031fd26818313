import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { requestPath } from '../basket/request-path.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { useBasket } from '../basket/use-basket.ts';
import { OpenOfferContext, loadOfferDialog } from './offer-dialog-host.tsx';

interface Props {
  readonly product?: Omit<RequestedProduct, 'quantity'>;
}

const preload = (): void => loadEarly(loadOfferDialog);

/** Links to the page with the offer form; with JavaScript it opens the form in a dialog instead. */
export const OfferLink = ({ product }: Props): ReactNode => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const open = useContext(OpenOfferContext);
  const [isOpening, setIsOpening] = useState(false);
  // The quantity in the basket.
  const quantity = useBasket()?.find(({ slug }) => slug === product?.slug)?.quantity ?? 1;
  const requested = product && { ...product, quantity };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    if (isOpening) return;
    setIsOpening(true);
    void open({ product: requested, opener: event.currentTarget }).finally(() => setIsOpening(false));
  };
  return (
    <SiteLink
      to={requestPath(requested ? [requested] : [])}
      className="button offer-link"
      {...(isHydrated && { 'aria-haspopup': 'dialog' })}
      aria-busy={isOpening}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onClick}
    >
      {t('getOffer')}
    </SiteLink>
  );
};
