import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { RequestForm } from '../form/request-form.tsx';
import { useCloseOnBackdrop } from './use-close-on-backdrop.ts';
import './offer-dialog.css';

interface Props {
  /** The product of the offer; without one, the visitor names it in the message. */
  readonly product: RequestedProduct | undefined;
  readonly onClose: () => void;
}

/** The offer form in a dialog; it shares its draft with the request page. */
export const OfferDialog = ({ product, onClose }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useCloseOnBackdrop(dialog);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // Not the first field: on a phone, the keyboard would cover the form.
    title.current?.focus();
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
        <p className={product ? 'lead' : 'lead offer-hint'}>
          {product ? product.name[language] : t('forms.offerHint')}
        </p>
        {product && <p>{t('basket.pieces', { count: product.quantity })}</p>}
        <RequestForm
          form="offer"
          items={product ? [{ slug: product.slug, quantity: product.quantity }] : []}
        />
      </div>
    </dialog>
  );
};
