import type { Page } from 'playwright-core';

const targets = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map(
    (selector) =>
      `${selector}:not(:is(.visually-hidden, .form-honeypot, .skip-link) *, .skip-link, .visually-hidden)`,
  )
  .join(', ');

/** Minimum size of a target that WCAG 2.5.8 asks for, in CSS pixels. */
const minTarget = 24;

/** Links, buttons and fields that are smaller than a fingertip, but for links within a sentence. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(targets).evaluateAll(
    (elements, min) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const isInline = getComputedStyle(element).display === 'inline';
          return !isInline || element.textContent.trim() === element.parentElement?.textContent.trim();
        })
        .filter((element) => {
          // The link of a card is as large as the card.
          const { position, inset } = getComputedStyle(element, '::after');
          return position !== 'absolute' || inset !== '0px';
        })
        .filter((element) => {
          const boxes = [element, element.closest('label')].flatMap(
            (one) => one?.getBoundingClientRect() ?? [],
          );
          return !boxes.some(({ width, height }) => width >= min && height >= min);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    minTarget,
  );

/** Parts that scroll and that no key reaches. */
const unreachableScrollers = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.tabIndex < 0)
      .filter(
        (element) => /auto|scroll/u.test(getComputedStyle(element).overflow) && element.checkVisibility(),
      )
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      .filter((element) => !element.querySelector('a[href], button, input'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Finds what is too small for a finger, and what scrolls only by one, with all that is folded open. */
export const targetFaults = async (page: Page): Promise<string[]> => {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true);
  });
  return [...(await smallTargets(page)), ...(await unreachableScrollers(page))];
};
