import * as z from 'zod/mini';
import { apiPaths } from '#contracts/api-paths.ts';
import { type IdentifiedOrder, identifiedOrder } from '#contracts/order.ts';
import type { Language } from '#domain/shared/language.ts';

const timeoutMs = 20_000;

/** What the lines of an order are. `undefined` if the server could not be reached or could not say. */
export const fetchOrder = async (text: string, lang: Language): Promise<IdentifiedOrder | undefined> => {
  try {
    const response = await fetch(apiPaths.orderLines, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ text, lang }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? z.parse(identifiedOrder, await response.json()) : undefined;
  } catch {
    return undefined;
  }
};
