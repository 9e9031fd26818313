import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { BareServerOptions } from './bare-server-options.ts';

interface Recorded {
  readonly response: BareServerOptions['responses'][string];
  readonly etag: string | undefined;
}

/** The response in brotli as the site sends it; fetch() would decode it. */
const recordOnce = async (url: string): Promise<Recorded> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  const message = await promise;
  const body = (await buffer(message)).toString('base64');
  const { 'content-type': type = '', 'content-encoding': coding, etag } = message.headers;
  return { response: { type, body, ...(coding !== undefined && { coding }) }, etag };
};

/** The response from the cache, which is the one with an ETag. */
export const recordCached = async (url: string): Promise<Required<Recorded> & { readonly etag: string }> => {
  for (;;) {
    const { response, etag } = await recordOnce(url);
    if (etag !== undefined) return { response, etag };
    await wait(100);
  }
};

/** A response that is not cached. @throws if it is */
export const recordUncached = async (url: string): Promise<Recorded['response']> => {
  await recordOnce(url);
  const { response, etag } = await recordOnce(url);
  if (etag !== undefined) throw new Error(`${url} is cached.`);
  return response;
};
