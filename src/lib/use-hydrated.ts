import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => {};

/** Whether the page is hydrated; false on the server and while hydrating. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
