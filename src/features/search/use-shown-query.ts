import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Keeps a plain field at the query that the page answers, and the field itself, so that it keeps the focus. Who sent
 * the query from the field may have typed on: that stays, until they go back.
 */
export const useShownQuery = (query: string): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const goesBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const { current: input } = field;
    if (input && (goesBack || document.activeElement !== input)) input.value = query;
  }, [query, goesBack]);
  return field;
};
