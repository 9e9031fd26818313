import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { withProduct } from '../basket/basket.ts';
import { requestPath } from '../basket/request-path.ts';
import { useBasket } from '../basket/use-basket.ts';
import { OpenOfferContext, loadOfferDialog } from './offer-dialog-host.tsx';

const preload = (): void => loadEarly(loadOfferDialog);

/**
 * Links to the page that requests an offer for the products of the basket and the one of the present page; with
 * JavaScript it opens the same form in a dialog instead.
 */
export const OfferLink = (): ReactNode => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const open = useContext(OpenOfferContext);
  const [isOpening, setIsOpening] = useState(false);
  const product = useProductOfPage();
  const basket = useBasket() ?? [];
  // Whoever has picked variants does not want the product as a whole besides.
  const isPicked = basket.some(({ slug }) => slug === product?.slug.en);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    if (isOpening) return;
    setIsOpening(true);
    void open(event.currentTarget).finally(() => setIsOpening(false));
  };
  return (
    <SiteLink
      to={requestPath(product && !isPicked ? withProduct(basket, product) : basket)}
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
