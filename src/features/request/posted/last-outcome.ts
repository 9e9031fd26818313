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

/** What came of the form that was sent last since the document was loaded, also one that is on its way until then. */
export const useLastOutcome = (): string | undefined => useSyncExternalStore(subscribe, getLast, getLast);
