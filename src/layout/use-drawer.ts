import { type RefObject, useEffect } from 'react';
import { loadEarly } from '../lib/load-early.ts';

const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

/**
 * Makes the drawer modal whenever it is opened; what that takes is loaded with the first opening. Without it, the drawer
 * is a plain popover.
 * @param ref the element that holds the drawer's button and its popover
 */
export const useDrawer = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const drawer = ref.current;
    const panel = drawer?.querySelector<HTMLElement>('[popover]');
    if (!drawer || !panel) return undefined;
    let release: (() => void) | undefined;
    const unmounted = new AbortController();
    const load = async (): Promise<void> => {
      const { makeModal } = await import('./modal-drawer.ts');
      release?.();
      if (isOpen(panel) && !unmounted.signal.aborted) release = makeModal(drawer, panel);
    };
    const onToggle = (): void => {
      if (isOpen(panel)) loadEarly(load);
    };
    panel.addEventListener('toggle', onToggle, { signal: unmounted.signal });
    // It may have been opened before hydration.
    onToggle();
    return () => {
      unmounted.abort();
      release?.();
    };
  }, [ref]);
};
