import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type RequestItem, isOwnRequest } from '#contracts/request-items.ts';
import { isObject } from '../../../lib/is-object.ts';
import type { Basket } from '../basket/basket.ts';
import { readListCookie } from '../basket/list-cookie.ts';
import { withServerList } from '../basket/server-list.ts';

const requestKeyIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state['requestKey'] === 'string' ? state['requestKey'] : undefined;

interface RequestOwnership {
  /** `undefined` until hydration. */
  readonly isOwn: boolean | undefined;
  /** History state for the URL of the edited request, which marks it as the same request. */
  readonly state: { readonly requestKey: string };
}

/**
 * Whether the request was made from the visitor's own list, or has become part of it. Once it is, changes to the basket
 * in other tabs have no influence.
 * @param basket `undefined` until hydration
 */
export const useRequestOwnership = (
  requested: readonly RequestItem[],
  basket: Basket | undefined,
): RequestOwnership => {
  const { key, state } = useLocation();
  const requestKey = requestKeyIn(state) ?? key;
  const [decision, setDecision] = useState<{ readonly requestKey: string; readonly isOwn: boolean }>();
  const isDecided = decision?.requestKey === requestKey && decision.isOwn;
  if (basket && !isDecided) {
    // What the server has changed is not in the basket yet (merge-list-cookie.ts).
    const isOwn =
      isOwnRequest(basket, requested) || isOwnRequest(withServerList(basket, readListCookie()), requested);
    if (decision?.requestKey !== requestKey || isOwn) setDecision({ requestKey, isOwn });
  }
  return { isOwn: decision?.isOwn, state: { requestKey } };
};
