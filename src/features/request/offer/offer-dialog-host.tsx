import { type ReactNode, createContext, useCallback, useState } from 'react';
import type { OfferDialog } from './offer-dialog.tsx';

/** Gets the focus when the dialog closes; its page, which has the same form, is opened if the dialog fails to load. */
type Opener = HTMLAnchorElement | HTMLButtonElement;

interface OpenDialog {
  readonly opener: Opener;
  readonly Dialog: typeof OfferDialog;
  /** Path of the page on which the dialog was opened. */
  readonly path: string;
}

/** Opens the offer form in a dialog or, if that fails to load, on its own page. */
export const OpenOfferContext = createContext<(opener: Opener) => Promise<void>>(() => {
  throw new Error('OpenOfferContext outside OfferDialogHost');
});

export const loadOfferDialog = () => import('./offer-dialog.tsx');

interface Props {
  /** Path of the current page, without the language: navigation closes the dialog, a change of language does not. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Renders the offer dialog, whichever link opens it. */
export const OfferDialogHost = ({ path, children }: Props): ReactNode => {
  const [dialog, setDialog] = useState<OpenDialog>();
  if (dialog && dialog.path !== path) setDialog(undefined);
  const open = useCallback(
    (opener: Opener): Promise<void> =>
      loadOfferDialog().then(
        ({ OfferDialog: Dialog }) => setDialog({ opener, Dialog, path }),
        () => ('href' in opener ? window.location.assign(opener.href) : opener.form?.requestSubmit(opener)),
      ),
    [path],
  );
  return (
    <OpenOfferContext value={open}>
      {children}
      {dialog?.path === path && (
        <dialog.Dialog
          onClose={() => {
            setDialog(undefined);
            dialog.opener.focus({ preventScroll: true });
          }}
        />
      )}
    </OpenOfferContext>
  );
};
