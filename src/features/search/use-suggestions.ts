import { useEffect, useState } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';
import { type Failure, fetchSuggestions } from './fetch-suggestions.ts';

/** Milliseconds after the last letter. */
const pause = 150;

/** Milliseconds; what takes less is not worth a word. */
const timeoutMs = 700;

interface Options {
  readonly language: Language;
  /** Whether the visitor waits for the answer, so that no further letter is waited for. */
  readonly hurry: boolean;
}

interface Answered {
  readonly to: string;
  readonly found: readonly ProductSummary[];
  readonly failure?: Failure;
}

export interface Suggestions {
  /** For the present query or, until its answer is there, for the one before. */
  readonly found: readonly ProductSummary[];
  /** `late`: it takes long enough to say so. */
  readonly state: 'settled' | 'waiting' | 'late' | Failure;
  readonly askAgain: () => void;
}

const nothing: readonly ProductSummary[] = [];

/** Asks for a query once typing pauses; an answer that is no longer wanted is given up. */
export const useSuggestions = (query: string, { language, hurry }: Options): Suggestions => {
  const [answered, setAnswered] = useState<Answered>();
  const [late, setLate] = useState<string>();
  const [tries, setTries] = useState(0);
  const asked = `${language} ${tries} ${query}`;
  const settled = query === '' || answered?.to === asked;
  useEffect(() => {
    if (settled) return undefined;
    const outdated = new AbortController();
    const { signal } = outdated;
    const ask = async (): Promise<void> => {
      const answer = await fetchSuggestions(query, { language, signal });
      if (!signal.aborted) setAnswered({ to: asked, found: nothing, ...answer });
    };
    const asking = setTimeout(() => void ask(), hurry ? 0 : pause);
    const waiting = setTimeout(() => setLate(asked), timeoutMs);
    return () => {
      clearTimeout(asking);
      clearTimeout(waiting);
      outdated.abort();
    };
  }, [query, language, hurry, asked, settled]);

  return {
    found: query === '' ? nothing : (answered?.found ?? nothing),
    state: settled ? (answered?.failure ?? 'settled') : late === asked ? 'late' : 'waiting',
    askAgain: () => setTries(tries + 1),
  };
};
