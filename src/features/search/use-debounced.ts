import { useEffect, useState } from 'react';

const delayMs = 500;

/**
 * Debounces the text of a live region, so that screen readers announce it once typing pauses.
 * @param text undefined: the last one stays
 */
export const useDebounced = (text: string | undefined): string => {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
};
