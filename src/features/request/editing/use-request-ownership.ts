import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ListItem, isOwnRequest } from '#contracts/list/items.ts';
import { isObject } from '../../../lib/is-object.ts';
import type { OwnList } from '../list/own-list.ts';
import { readListCookie } from '../list/list-cookie.ts';
import { withServerList } from '../list/server-list.ts';

const requestKeyIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state['requestKey'] === 'string' ? state['requestKey'] : undefined;

interface RequestOwnership {
  /** `undefined` until hydration. */
  readonly isOwn: boolean | undefined;
  /** History state for the URL of the edited request, which marks it as the same request. */
  readonly state: { readonly requestKey: string };
}

/**
 * Whether the request was made from the visitor's own list, or has become part of it. Once it is, changes to the list
 * in other tabs have no influence.
 * @param ownList `undefined` until hydration
 */
export const useRequestOwnership = (
  requested: readonly ListItem[],
  ownList: OwnList | undefined,
): RequestOwnership => {
  const { key, state } = useLocation();
  const requestKey = requestKeyIn(state) ?? key;
  const [decision, setDecision] = useState<{ readonly requestKey: string; readonly isOwn: boolean }>();
  const isDecided = decision?.requestKey === requestKey && decision.isOwn;
  if (ownList && !isDecided) {
    // What the server has changed is not in the list yet (merge-list-cookie.ts).
    const isOwn =
      isOwnRequest(ownList, requested) || isOwnRequest(withServerList(ownList, readListCookie()), requested);
    if (decision?.requestKey !== requestKey || isOwn) setDecision({ requestKey, isOwn });
  }
  return { isOwn: decision?.isOwn, state: { requestKey } };
};
