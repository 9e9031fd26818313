import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type dialogTexts from '#locales/en/offer-dialog.json';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { textsOf } from '../../../i18n/texts-of.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths, splitLanguage } from '../../../lib/paths.ts';
import { requestPath } from '#contracts/request-address.ts';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { RequestForm } from '../form/request-form.tsx';
import { useSubmission } from '../form/submission/use-submission.ts';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import { closeOnBack } from '../../../lib/close-on-back.ts';
import { readOrderDraft } from '../form/submission/order-draft.ts';
import { LeftOrder } from './left-order.tsx';
import { OfferItems } from './offer-items.tsx';
import { useOfferItems } from './use-offer-items.ts';
import { useCloseOnBackdrop } from './use-close-on-backdrop.ts';
import './offer-dialog.css';

/**
 * Links to parts of the page or the dialog add no entry to the history, which Back would go to. One to a part of the page
 * closes the dialog.
 */
const followInPlace = (dialog: HTMLDialogElement, event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.pathname !== window.location.pathname || opensInNewTab(event)) return;
  const target = document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (dialog.contains(target)) {
    target.scrollIntoView();
    return;
  }
  // After what opened the dialog has got the focus.
  dialog.addEventListener('close', () => target.focus(), { once: true });
  dialog.close();
};

const texts = textsOf(
  import.meta.glob<typeof dialogTexts>('/locales/*/offer-dialog.json', { eager: true, import: 'default' }),
);

interface Props {
  readonly onClose: () => void;
}

/** The offer form in a dialog; it shares its draft with the request page. */
export const OfferDialog = ({ onClose }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const isSent = useSubmission('offer')?.kind === 'sent';
  const offer = useOfferItems(isSent);
  const [hasLeftOrder] = useState(() => readOrderDraft() !== '');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useCloseOnBackdrop(dialog);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // Not the first field: on a phone, the keyboard would cover the form.
    title.current?.focus();
    if (!element) return undefined;
    element.addEventListener('click', (event) => followInPlace(element, event));
    return closeOnBack(element, () => element.close());
  }, []);
  return (
    <dialog className="offer-dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className="offer-dialog-content">
        <div className="offer-dialog-head">
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {t('getOffer')}
          </h2>
          <button
            type="button"
            className="close"
            aria-label={t('forms.close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
        {!isSent && <OfferItems offer={offer} />}
        {!isSent && !hasLeftOrder && path !== paths.request && (
          <p>
            <SiteLink to={`${requestPath(offer.items)}#${orderSectionId}`} className="arrow-link">
              {texts[language].pasteList}
            </SiteLink>
          </p>
        )}
        {!isSent && hasLeftOrder && <LeftOrder items={offer.items} />}
        <RequestForm form="offer" items={offer.items} />
      </div>
    </dialog>
  );
};
