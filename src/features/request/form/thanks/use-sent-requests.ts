import { useSyncExternalStore } from 'react';
import { type SentRequest, decodeSentRequests, sentRequestsCookie } from '#contracts/sent-requests.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const prefix = `${sentRequestsCookie}=`;

const readCookie = (): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(prefix))
    ?.slice(prefix.length) ?? '';

const getServerSnapshot = (): undefined => undefined;

/** The requests that were sent from this browser, the newest first; `undefined` on the server and during hydration. */
export const useSentRequests = (): readonly SentRequest[] | undefined => {
  const cookie = useSyncExternalStore<string | undefined>(subscribe, readCookie, getServerSnapshot);
  return cookie === undefined ? undefined : decodeSentRequests(cookie);
};

/** Makes the browser forget them. @param url to post to @returns whether it has */
export const forgetSentRequests = async (url: string): Promise<boolean> => {
  const hasForgotten = await fetch(url, { method: 'POST', redirect: 'manual' }).then(
    () => readCookie() === '',
    () => false,
  );
  for (const listener of listeners) listener();
  return hasForgotten;
};
