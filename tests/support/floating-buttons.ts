import type { Page } from 'playwright-core';

/**
 * Acts, and waits until the floating buttons have been out of view. The page itself watches, from before the act on: they
 * come back as soon as it is at rest, which a slow look from outside, or one at each frame of a busy browser, would miss.
 */
export const leaveView = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const watch = await page.locator('.floating-buttons').evaluateHandle((element) => {
    const isInView = (): boolean =>
      element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().top < innerHeight;
    const { promise: left, resolve } = Promise.withResolvers<void>();
    new MutationObserver(() => {
      if (!isInView()) resolve();
    }).observe(element, { attributes: true });
    return { left };
  });
  await act();
  await watch.evaluate(({ left }) => left);
};
