import { type RefObject, useEffect } from 'react';
import { loadEarly } from '../lib/load-early.ts';

/**
 * Makes the drawer modal whenever it is opened; what that takes is loaded with the first opening. Without it, the drawer
 * is a plain popover.
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
    panel.addEventListener('toggle', onToggle);
    // It may have been opened before hydration.
    onToggle();
    return () => {
      panel.removeEventListener('toggle', onToggle);
      release?.();
    };
  }, [ref]);
};
