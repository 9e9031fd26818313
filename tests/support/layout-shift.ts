import type { Page } from 'playwright-core';

/** Returns how much of the page has moved by itself since it was opened, as Cumulative Layout Shift counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame but one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect();
            resolve(sum);
          }),
        );
      }),
  );
