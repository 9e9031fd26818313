import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { type Root, hydrateRoot } from 'react-dom/client';

/** Takes back changes of the page's nodes, the last one first. */
const undo = (changes: readonly MutationRecord[]): void => {
  for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
};

/**
 * Hydrates the page in a transition: React pauses now and then, so that the visitor can scroll and press. A browser that
 * begins to translate the page in such a pause would make React render it anew, and what was typed would be lost: the
 * translation is taken back, and the hydration ends before the browser translates again.
 * @returns what has to be called once the page is hydrated
 */
export const hydrateUndisturbed = (page: ReactNode): (() => void) => {
  let root: Root | undefined;
  const observer = new MutationObserver((changes) => {
    if (!document.querySelector('font')) return;
    observer.disconnect();
    undo(changes);
    // The same page again is no update, but is hydrated at once.
    flushSync(() => root?.render(page));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  startTransition(() => {
    root = hydrateRoot(document, page);
  });
  return () => observer.disconnect();
};
