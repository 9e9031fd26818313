import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';

/** A translating browser puts a `font` element in the place of each text. */
const restoreTexts = (shown: Element, original: Element): void => {
  const originals = [...original.childNodes];
  for (const [index, node] of [...shown.childNodes].entries()) {
    const own = originals[index];
    if (node instanceof HTMLFontElement && own instanceof Text) node.replaceWith(own.data);
    else if (node instanceof Element && own instanceof Element) restoreTexts(node, own);
  }
};

const renderOriginal = async (page: ReactNode): Promise<Document> => {
  const { prelude } = await prerender(page);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
};

/**
 * Hydrates a page that the browser has translated meanwhile. React would find other words than its own, render the whole
 * page anew, and what was typed would be lost. So the page is rendered to HTML, and its texts are put back first; the
 * hydration is in the same task, before the browser translates them again. The server could not be asked for the texts:
 * a page that came back from a post has no address.
 */
export const hydrateTranslated = async (page: ReactNode): Promise<void> => {
  try {
    restoreTexts(document.body, (await renderOriginal(page)).body);
  } catch {
    // Without them, the page is rendered anew.
  }
  flushSync(() => hydrateRoot(document, page));
};
