import { type RefObject, useEffect } from 'react';

/**
 * Closes a dialog on a click on its backdrop, whose target is the dialog element itself because the content fills it.
 * A drag that starts in the content, as when selecting text, does not close it.
 */
export const useCloseOnBackdrop = (ref: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const dialog = ref.current;
    let pressTarget: EventTarget | null = null;
    const onPress = ({ target }: PointerEvent): void => {
      pressTarget = target;
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === dialog && pressTarget === dialog) dialog?.close();
    };
    dialog?.addEventListener('pointerdown', onPress);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onPress);
      dialog?.removeEventListener('click', onClick);
    };
  }, [ref]);
};
