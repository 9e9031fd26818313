import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: no-preference)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether scripts may animate; false on the server and for visitors who prefer reduced motion. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
