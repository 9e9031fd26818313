import * as z from 'zod/mini';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';
import { productList } from '#contracts/products.ts';

/** Why there is no answer: no network, too many questions, or a server that cannot. */
export type Failure = 'offline' | 'busy' | 'down';

export type Answer = { readonly found: readonly ProductSummary[] } | { readonly failure: Failure };

/** More than these nobody reads below a field; the results page has them all. */
const most = 8;

interface Options {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Products for what is typed, best first. Whatever goes wrong is an answer too, for the visitor to read. */
export const fetchSuggestions = async (query: string, { language, signal }: Options): Promise<Answer> => {
  const asked = new URLSearchParams({ q: query, lang: language, limit: String(most) });
  const answered = await fetch(`/api/search?${asked}`, {
    headers: { accept: 'application/json' },
    signal,
  }).catch(() => undefined);
  if (!answered) return { failure: 'offline' };
  if (!answered.ok) return { failure: answered.status === 429 ? 'busy' : 'down' };
  // A body that breaks off, or that is something else.
  const list = z.safeParse(productList, await answered.json().catch(() => undefined));
  return list.success ? { found: list.data } : { failure: 'down' };
};
