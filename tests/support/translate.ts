import type { Page } from 'playwright-core';

/**
 * Changes the page as Chrome's translation to Arabic does, now and whenever it changes: in place of each text there are
 * two nested `font` elements with another text. By default with the same words, so that tests find what they look for.
 * @param mark put before each text, which makes it another
 */
export const translate = (page: Page, mark = ''): Promise<void> =>
  page.evaluate((before) => {
    const left = 'font, script, style, textarea, [translate="no"]';
    const wrapTexts = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.isConnected || text.parentElement?.closest(left)) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).append(before + text.data);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapTexts(target);
        for (const node of addedNodes) wrapTexts(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    wrapTexts(document.body);
    document.documentElement.lang = 'ar';
    document.documentElement.classList.add('translated-rtl');
  }, mark);
