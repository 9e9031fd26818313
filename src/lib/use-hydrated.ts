import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether JavaScript has taken the page over; not so in what the server renders. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
