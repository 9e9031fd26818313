import { type RefObject, useEffect } from 'react';
import { loadEarly } from '../lib/load-early.ts';

/**
 * Makes the drawer modal whenever it is opened; what that takes is loaded with the first opening. Without it, the drawer
 * is a plain popover, which closes as well when one of its links is followed: that to the page itself shows no other one.
 * @param ref its popover
 */
export const useDrawer = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: panel } = ref;
    if (!panel) return undefined;
    let release: (() => void) | undefined;
    const load = async (): Promise<void> => {
      release = (await import('./modal-drawer.ts')).makeModal(panel);
    };
    const onToggle = (): void => {
      if (panel.matches(':popover-open')) loadEarly(load);
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    };
    panel.addEventListener('toggle', onToggle);
    panel.addEventListener('click', onClick);
    // It may have been opened before hydration.
    onToggle();
    return () => {
      panel.removeEventListener('toggle', onToggle);
      panel.removeEventListener('click', onClick);
      release?.();
    };
  }, [ref]);
};
