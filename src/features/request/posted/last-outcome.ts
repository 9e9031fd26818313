import { useSyncExternalStore } from 'react';

let last: string | undefined;
const listeners = new Set<() => void>();

/** Remembers what came of sending a form, in words, outside of React: a crash removes its components. */
export const rememberOutcome = (text: string): void => {
  last = text;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getLast = (): string | undefined => last;

/**
 * Returns the outcome of the form that was sent last since the document was loaded, also of one that was still on its
 * way.
 */
export const useLastOutcome = (): string | undefined => useSyncExternalStore(subscribe, getLast, getLast);
