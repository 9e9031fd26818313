import { useEffect, useState } from 'react';

/** Milliseconds without another letter. */
const rest = 500;

/**
 * Words for a live region: those of the moment when typing rests. Equal ones stay as they are, so nobody hears them again.
 * @param words undefined while they are not known: what was said stays
 */
export const useDebounced = (words: string | undefined): string => {
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (words === undefined) return undefined;
    const timer = setTimeout(() => setRested(words), rest);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};
