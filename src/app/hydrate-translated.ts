import { flushSync } from 'react-dom';
import { fetchOk } from '../lib/fetch-ok.ts';

/** A translating browser puts a `font` element in the place of each text. */
const restoreTexts = (shown: Element, original: Element): void => {
  const originals = [...original.childNodes];
  for (const [index, node] of [...shown.childNodes].entries()) {
    const own = originals[index];
    if (node instanceof HTMLFontElement && own instanceof Text) node.replaceWith(own.data);
    else if (node instanceof Element && own instanceof Element) restoreTexts(node, own);
  }
};

const loadOriginal = async (): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetchOk(window.location.href)).text(), 'text/html');

/**
 * Hydrates a page that the browser has translated meanwhile. React would find other words than its own, render the whole
 * page anew, and what was typed would be lost. So the page's own texts are loaded and put back first; the hydration is in
 * the same task, before the browser translates them again.
 */
export const hydrateTranslated = async (hydrate: () => unknown): Promise<void> => {
  try {
    restoreTexts(document.body, (await loadOriginal()).body);
  } catch {
    // Without them, the page is rendered anew.
  }
  flushSync(hydrate);
};
