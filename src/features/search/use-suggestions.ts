import { useEffect, useState } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';
import { type FetchFailure, fetchSuggestions } from './fetch-suggestions.ts';

const debounceMs = 150;

/** Delay before the second attempt of a search that the server failed to answer, as it may while it is busy. */
const againMs = 1000;

/** Delay after which the visitor sees that the search is running. */
const lateMs = 700;

interface Options {
  readonly language: Language;
  /** Whether to search without debouncing, as the form was submitted. */
  readonly immediate: boolean;
}

interface Received {
  readonly requestKey: string;
  readonly found: readonly FoundProduct[];
  readonly failure?: FetchFailure;
}

export interface Suggestions {
  /** Products found for the previous query until those of the present one arrive. */
  readonly found: readonly FoundProduct[];
  /** `late`: waiting for so long that it is worth mentioning. */
  readonly state: 'settled' | 'waiting' | 'late' | FetchFailure;
  readonly retry: () => void;
}

const nothing: readonly FoundProduct[] = [];

/** Fetches suggestions once typing pauses, and aborts outdated requests. */
export const useSuggestions = (query: string, { language, immediate }: Options): Suggestions => {
  const [received, setReceived] = useState<Received>();
  const [lateKey, setLateKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${language} ${attempt} ${query}`;
  const isSettled = query === '' || received?.requestKey === requestKey;
  useEffect(() => {
    if (isSettled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (isLast = false): Promise<void> => {
      const result = await fetchSuggestions(query, { language, signal });
      if (signal.aborted) return;
      const isAgain = !isLast && 'failure' in result && result.failure === 'down';
      if (isAgain) loading = setTimeout(() => void load(true), againMs);
      else setReceived({ requestKey, found: nothing, ...result });
    };
    let loading = setTimeout(() => void load(), immediate ? 0 : debounceMs);
    const notice = setTimeout(() => setLateKey(requestKey), lateMs);
    return () => {
      clearTimeout(loading);
      clearTimeout(notice);
      controller.abort();
    };
  }, [query, language, immediate, requestKey, isSettled]);

  return {
    found: query === '' ? nothing : (received?.found ?? nothing),
    state: isSettled ? (received?.failure ?? 'settled') : lateKey === requestKey ? 'late' : 'waiting',
    retry: () => setAttempt(attempt + 1),
  };
};
