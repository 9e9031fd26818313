import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';

export interface SubmittedQuery {
  readonly query: string;
  readonly isByButton: boolean;
}

interface Answer {
  readonly exactMatch: FoundProduct | undefined;
  /** Whether the query is answered, and no product has exactly that name or REF. */
  readonly hasNoExactMatch: boolean;
}

interface Actions {
  readonly open: (product: FoundProduct) => void;
  readonly showResults: () => void;
}

/**
 * Opens what a submitted query names once it is answered, unless the search box has been closed in the meantime.
 * @returns the link to the results, which gets the focus where nothing is opened
 */
export const useOpenSubmitted = (
  submitted: SubmittedQuery | undefined,
  { exactMatch, hasNoExactMatch }: Answer,
  field: RefObject<HTMLInputElement | null>,
  { open, showResults }: Actions,
): RefObject<HTMLAnchorElement | null> => {
  const results = useRef<HTMLAnchorElement>(null);
  const isShown = (): boolean => field.current?.closest('details')?.open === true;
  const openIfShown = useEffectEvent((product: FoundProduct) => {
    if (isShown()) open(product);
  });
  useEffect(() => {
    if (submitted && exactMatch) openIfShown(exactMatch);
  }, [submitted, exactMatch]);
  const showResultsIfShown = useEffectEvent(() => {
    if (isShown()) showResults();
  });
  useEffect(() => {
    if (submitted?.isByButton && hasNoExactMatch) showResultsIfShown();
    // Not if the visitor has gone on to something else meanwhile.
    else if (submitted && hasNoExactMatch && document.activeElement?.closest('form') === field.current?.form)
      results.current?.focus();
  }, [submitted, hasNoExactMatch, field]);
  return results;
};
