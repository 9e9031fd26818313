import * as z from 'zod/mini';
import { apiPaths } from '#contracts/api-paths.ts';
import { type IdentifiedOrder, identifiedOrder } from '#contracts/order.ts';
import type { Language } from '#domain/shared/language.ts';

const timeoutMs = 20_000;

/**
 * Asks the server what the lines of an order are. `offline` if there was no connection, `failed` if the server could
 * not say.
 */
export const fetchOrder = async (
  text: string,
  lang: Language,
): Promise<IdentifiedOrder | 'offline' | 'failed'> => {
  try {
    const response = await fetch(apiPaths.orderLines, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ text, lang }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? z.parse(identifiedOrder, await response.json()) : 'failed';
  } catch (error) {
    // What fetch throws for failures of the network; after the timeout it is a DOMException.
    return error instanceof TypeError ? 'offline' : 'failed';
  }
};
