import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import type { RequestItem } from '#contracts/request-items.ts';
import { type Basket, isOwnRequest } from './basket.ts';

const edited = z.object({ editedSince: z.string() });

interface OwnRequest {
  readonly isOwn: boolean;
  /** For the address of an edited request: it is the same one still. */
  readonly state: z.output<typeof edited>;
}

/**
 * Whether the request is the visitor's own, as it was when it appeared: what other tabs do to the basket since then
 * changes nothing about that.
 * @param basket `undefined` while nobody knows it
 */
export const useOwnRequest = (requested: readonly RequestItem[], basket: Basket | undefined): OwnRequest => {
  const { key, state } = useLocation();
  const request = z.safeParse(edited, state).data?.editedSince ?? key;
  const [decided, setDecided] = useState<{ readonly request: string; readonly isOwn: boolean }>();
  if (basket && decided?.request !== request) {
    setDecided({ request, isOwn: isOwnRequest(basket, requested) });
  }
  return { isOwn: decided?.isOwn ?? false, state: { editedSince: request } };
};
