import { type ReactNode, createContext, useCallback, useState } from 'react';
import { splitLanguage } from '../../../lib/paths.ts';
import type { OfferDialog } from './offer-dialog.tsx';

/** Gets the focus when the dialog closes; its page, which has the same form, is opened if the dialog fails to load. */
type Opener = HTMLAnchorElement | HTMLButtonElement;

interface OpenDialog {
  readonly opener: Opener;
  readonly Dialog: typeof OfferDialog;
  /** Path of the page that the dialog belongs to, also if that page has not come yet. */
  readonly path: string;
}

/** Opens the offer form in a dialog or, if that fails to load, on its own page. */
export const OpenOfferContext = createContext<(opener: Opener) => Promise<void>>(() => {
  throw new Error('OpenOfferContext outside OfferDialogHost');
});

/** Path of the page that the visitor has asked for last: the address changes before the page does. */
const pathOfAddress = (): string => splitLanguage(window.location.pathname).path;

export const loadOfferDialog = () => import('./offer-dialog.tsx');

interface Props {
  /** Path of the current page, without the language: navigation closes the dialog, a change of language does not. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Renders the offer dialog, whichever link opens it. */
export const OfferDialogHost = ({ path, children }: Props): ReactNode => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    if (dialog?.path !== path) setDialog(undefined);
  }
  const open = useCallback(async (opener: Opener): Promise<void> => {
    const opened = pathOfAddress();
    const loaded = await loadOfferDialog().catch(() => undefined);
    if (loaded === undefined) {
      if ('href' in opener) window.location.assign(opener.href);
      else opener.form?.requestSubmit(opener);
    } else if (pathOfAddress() === opened) setDialog({ opener, Dialog: loaded.OfferDialog, path: opened });
  }, []);
  return (
    <OpenOfferContext value={open}>
      {children}
      {dialog && (
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
