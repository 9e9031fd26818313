import * as z from 'zod/mini';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { productList } from '#contracts/spec/products.ts';

/** Offline, rate limited, or any other failure of the server. */
export type FetchFailure = 'offline' | 'busy' | 'down';

export type SuggestionsResult =
  | { readonly found: readonly FoundProduct[] }
  | { readonly failure: FetchFailure };

/** The results page has the others. */
const maxSuggestions = 8;

interface Options {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Products for a query, best first. Resolves with the failure too, for it is shown to the visitor. */
export const fetchSuggestions = async (
  query: string,
  { language, signal }: Options,
): Promise<SuggestionsResult> => {
  const parameters = new URLSearchParams({ q: query, lang: language, limit: String(maxSuggestions) });
  const response = await fetch(`${apiPaths.search}?${parameters}`, {
    headers: { accept: 'application/json' },
    signal,
  }).catch(() => undefined);
  if (!response) return { failure: 'offline' };
  if (!response.ok) return { failure: response.status === 429 ? 'busy' : 'down' };
  // The body may be truncated or not JSON.
  const list = z.safeParse(productList, await response.json().catch(() => undefined));
  return list.success ? { found: list.data } : { failure: 'down' };
};
