import { closeOnBack } from '../lib/close-on-back.ts';

/**
 * Makes an open drawer modal, which popovers are not: the page below the header is inert and Tab stays inside. The rest
 * of the header is seen beside it, so it works: pressing anything there closes the drawer too. Closes it on Back, when
 * one of its forms is sent, and when a wide screen shows the menu instead.
 * @param panel the popover, with its button in the same element; nothing happens if it has been closed meanwhile
 * @returns a function to be called when it is removed
 */
export const makeModal = (panel: HTMLElement): (() => void) | undefined => {
  const { parentElement: drawer } = panel;
  if (!drawer || !panel.matches(':popover-open')) return undefined;
  const closed = new AbortController();
  const { signal } = closed;
  const close = (): void => panel.hidePopover();
  const removeEntry = closeOnBack(panel, close);
  const setModal = (isModal: boolean): void => {
    for (const part of document.body.children)
      part.toggleAttribute('inert', isModal && !part.contains(drawer));
  };
  const release = (): void => {
    if (signal.aborted) return;
    closed.abort();
    setModal(false);
    removeEntry();
  };
  // The toggle event is a task of its own, but whatever closes the drawer may move the focus at once.
  const onBeforeToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') release();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const focusable = [...drawer.querySelectorAll<HTMLElement>('a[href], input, button, summary')];
    const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
    if (document.activeElement !== from && drawer.contains(document.activeElement)) return;
    event.preventDefault();
    to?.focus();
  };
  const onResize = (): void => {
    if (drawer.offsetParent === null) close();
  };
  panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
  panel.addEventListener('submit', close, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('resize', onResize, { signal });
  setModal(true);
  return release;
};
