import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const controller = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, controller);
  return () => controller.abort();
};

/** Whether the browser believes to have a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
