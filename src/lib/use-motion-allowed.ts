import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: no-preference)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether things may move by script: never in what the server renders, nor for visitors who asked for calm. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
