import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Sets an uncontrolled field to the page's query after a navigation. A focused field keeps what was typed since the
 * form was submitted, except on going back.
 */
export const useShownQuery = (query: string): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const previousQuery = useRef(query);
  const isGoingBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (previousQuery.current === query) return;
    previousQuery.current = query;
    const { current: input } = field;
    if (input && (isGoingBack || document.activeElement !== input)) input.value = query;
  }, [query, isGoingBack]);
  return field;
};
