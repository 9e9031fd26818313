import { type RefObject, useEffect } from 'react';

/**
 * Closes a dialog when its backdrop is clicked: the dialog's own box, which its content fills, gets those clicks. A drag
 * that began in the content, as when text is marked, is none.
 */
export const useBackdropClosing = (ref: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const dialog = ref.current;
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: PointerEvent): void => {
      pressed = target;
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === dialog && pressed === dialog) dialog?.close();
    };
    dialog?.addEventListener('pointerdown', onPress);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onPress);
      dialog?.removeEventListener('click', onClick);
    };
  }, [ref]);
};
