import { type RefObject, useEffect } from 'react';

const openMenus = (root: HTMLElement | null): HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/**
 * Closes the open menus below an element on Escape, which gives focus back to what opened them, on a click outside,
 * when focus goes elsewhere, and when a link in them was followed, also one to the page that is shown.
 */
export const useDismissibleDetails = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      const innermost = key === 'Escape' ? openMenus(root.current).at(-1) : undefined;
      if (!innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      // By now, what was clicked may be gone from the menu that held it.
      const path = event.composedPath();
      for (const menu of openMenus(root.current)) {
        const toElsewhere = path.some((element) => element instanceof HTMLAnchorElement);
        if (!path.includes(menu) || toElsewhere) menu.open = false;
      }
    };
    const onFocus = ({ target }: FocusEvent): void => {
      for (const menu of openMenus(root.current))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick);
    };
  }, [root]);
};
