import type { Page } from 'playwright-core';

/** The name of the focused element if something lies over its upper edge, its middle or its lower edge. */
export const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    // Between the end of a dialog and its beginning, the browser itself has the focus.
    if (!focused || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const topmost = document.elementFromPoint((left + right) / 2, y);
      return !topmost || !(focused.contains(topmost) || topmost.contains(focused));
    });
    return isCovered ? focused.textContent || focused.getAttribute('name') || focused.tagName : undefined;
  });
