import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { productFormId } from '../list/add-to-request.tsx';
import { requestPath } from '#contracts/request-address.ts';
import { useList } from '../list/use-list.ts';
import { OpenOfferContext, loadOfferDialog } from './offer-dialog-host.tsx';

const preload = (): void => loadEarly(loadOfferDialog);

/**
 * Links to the page that requests an offer for the products of the list; with JavaScript it opens the same form in a dialog
 * instead. On a product's page it is a button, which before hydration and without JavaScript adds the product to the list in
 * the size that is chosen there.
 */
export const OfferLink = (): ReactNode => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const open = useContext(OpenOfferContext);
  const [isOpening, setIsOpening] = useState(false);
  const product = useProductOfPage();
  const ownList = useList() ?? [];
  const onClick = (event: MouseEvent<HTMLAnchorElement | HTMLButtonElement>): void => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    if (isOpening) return;
    setIsOpening(true);
    void open(event.currentTarget).finally(() => setIsOpening(false));
  };
  const attributes = {
    className: 'button offer-link',
    ...(isHydrated && { 'aria-haspopup': 'dialog' as const }),
    'aria-busy': isOpening,
    onPointerEnter: preload,
    onFocus: preload,
    onClick,
  };
  return product ? (
    // Whoever asks for a quote need not have chosen a size.
    <button {...attributes} form={productFormId} formNoValidate name="quote" value={product.slug.en}>
      {t('getOffer')}
    </button>
  ) : (
    <SiteLink {...attributes} to={requestPath(ownList)}>
      {t('getOffer')}
    </SiteLink>
  );
};
