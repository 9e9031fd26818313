import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/shared/language.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { RequestForm } from './request-form.tsx';
import { useBackdropClosing } from './use-close-on-backdrop.ts';

/** `slug` is the English one. */
export interface AskedProduct extends RequestItem {
  readonly name: Localized;
}

interface Props {
  /** What the offer is for; without it, the visitor says so. */
  readonly product: AskedProduct | undefined;
  readonly onClose: () => void;
}

/** The offer form above the page; what is typed is the same draft as on the page of its own. */
export const OfferDialog = ({ product, onClose }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useBackdropClosing(dialog);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // Not the first field: on a phone, its keyboard would cover the form before it was seen.
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
          {product ? product.name[language] : t('forms.anyOffer')}
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
