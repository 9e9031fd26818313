import type { Page } from 'playwright-core';

/**
 * Texts that React holds as nodes of their own, beside other nodes. Browser translation replaces them, and React would
 * go on with those it made: a change is not seen, and removing one throws. The only text of an element is safe, as React
 * holds the element.
 */
export const looseTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!Object.keys(text).some((key) => key.startsWith('__reactFiber'))) continue;
      loose.push(`${text.textContent} in ${text.parentElement?.outerHTML.slice(0, 120)}`);
    }
    return loose;
  });
