import { useSyncExternalStore } from 'react';

/** Calls a listener whenever the content of the page has changed. @returns a function that ends it */
export const onPageChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

const hasButtons = (): boolean => document.querySelector('main .compare-button') !== null;

const markPlace = (): Element | null => document.querySelector('.site-header .choice-mark');

/** Whether products can be chosen on the present page: lists of products, a product, and found ones. */
export const useIsChoosing = (): boolean => useSyncExternalStore(onPageChange, hasButtons);

/** The place of the mark in the header, which each page has anew. */
export const useMarkPlace = (): Element | null => useSyncExternalStore(onPageChange, markPlace);
