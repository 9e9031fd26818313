import { type ReactNode, createContext, useCallback, useState } from 'react';
import type { AskedProduct, OfferDialog } from './offer-dialog.tsx';

interface Wanted {
  readonly product: AskedProduct | undefined;
  /** Gets the focus back; its page has the same form, should the dialog not come. */
  readonly opener: HTMLAnchorElement;
}

interface Shown extends Wanted {
  readonly Dialog: typeof OfferDialog;
  /** Of the page that it was opened on. */
  readonly path: string;
}

/** Opens the offer form above the page, or leads to the page that has it. */
export const OpenOffer = createContext<(wanted: Wanted) => Promise<void>>(() => {
  throw new Error('OpenOffer outside OfferDialogHost');
});

export const loadOfferDialog = () => import('./offer-dialog.tsx');

interface Props {
  /** Of the page that is shown, without the language: another page closes the dialog, another language does not. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Where the offer dialog lives, whichever link opened it. */
export const OfferDialogHost = ({ path, children }: Props): ReactNode => {
  const [shown, setShown] = useState<Shown>();
  if (shown && shown.path !== path) setShown(undefined);
  const open = useCallback(
    (wanted: Wanted): Promise<void> =>
      loadOfferDialog().then(
        ({ OfferDialog: Dialog }) => setShown({ ...wanted, Dialog, path }),
        () => window.location.assign(wanted.opener.href),
      ),
    [path],
  );
  return (
    <OpenOffer value={open}>
      {children}
      {shown?.path === path && (
        <shown.Dialog
          product={shown.product}
          onClose={() => {
            setShown(undefined);
            shown.opener.focus({ preventScroll: true });
          }}
        />
      )}
    </OpenOffer>
  );
};
