import { type RefObject, useEffect } from 'react';

/** Everything of the page that an element neither holds nor stands in. */
const restOfPage = (element: HTMLElement): HTMLElement[] => {
  const rest: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement) rest.push(sibling);
  return rest;
};

const focusable = (drawer: HTMLElement): HTMLElement[] => [
  ...drawer.querySelectorAll<HTMLElement>('summary, a[href], input, button'),
];

/**
 * Keeps focus in an open drawer, and closes it on Escape, which gives focus back to what opened it, on a click beside
 * it, when a link or a form in it was followed, and when the screen has grown wide enough to do without.
 */
export const useDrawer = (ref: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let held: HTMLElement[] = [];
    const release = (): void => {
      for (const element of held) element.inert = false;
      held = [];
    };
    const hold = (): void => {
      release();
      if (!drawer.open) return;
      held = restOfPage(drawer).filter((element) => !element.inert);
      for (const element of held) element.inert = true;
    };
    const close = (): void => {
      drawer.open = false;
      release();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!drawer.open) return;
      const inside = focusable(drawer);
      if (event.key === 'Escape') {
        close();
        inside[0]?.focus();
      } else if (event.key === 'Tab') {
        const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
        if (document.activeElement !== from && drawer.contains(document.activeElement)) return;
        event.preventDefault();
        to?.focus();
      }
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (!drawer.open || !(target instanceof Element)) return;
      // What is dimmed beside the panel belongs to the drawer itself.
      if (!drawer.contains(target) || target === drawer || target.closest('a')) close();
    };
    drawer.addEventListener('toggle', hold, { signal });
    drawer.addEventListener('submit', close, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    window.addEventListener(
      'resize',
      () => {
        if (drawer.open && drawer.offsetParent === null) close();
      },
      { signal },
    );
    // Opened before this page came to life.
    hold();
    return () => {
      ended.abort();
      release();
    };
  }, [ref]);
};
