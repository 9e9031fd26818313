import { type RefObject, useEffect } from 'react';

const openDetails = (root: HTMLElement | null): HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/**
 * Closes the open `<details>` in an element on Escape (with focus back on the summary), on a click outside, when focus
 * moves elsewhere, and when one of their links is followed, also one to the present page.
 */
export const useDismissibleDetails = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      const innermost = key === 'Escape' ? openDetails(root.current).at(-1) : undefined;
      if (!innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      // The clicked element may have been removed from the menu meanwhile.
      const path = event.composedPath();
      for (const menu of openDetails(root.current)) {
        const isLink = path.some((element) => element instanceof HTMLAnchorElement);
        if (!path.includes(menu) || isLink) menu.open = false;
      }
    };
    const onFocus = ({ target }: FocusEvent): void => {
      for (const menu of openDetails(root.current))
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
