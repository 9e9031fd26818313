import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createIsFromProxy } from './trusted-proxy.ts';

export const requestIdHeader = 'x-request-id';

/** Ids as proxies make them: UUIDs, hexadecimal numbers. Longer ones would make long log lines. */
const validId = /^[\w.:-]{8,48}$/u;

/**
 * Makes ids of requests: that of a trusted proxy, else one that is unique over processes, as each has a prefix of its
 * own.
 */
export const createRequestId = (
  trustedProxies: readonly string[],
): ((request: IncomingMessage) => string) => {
  const isFromProxy = createIsFromProxy(trustedProxies);
  const prefix = randomBytes(6).toString('base64url');
  let requests = 0;
  return (request) => {
    const given = request.headers[requestIdHeader];
    if (typeof given === 'string' && validId.test(given) && isFromProxy(request)) return given;
    requests += 1;
    return `${prefix}.${requests.toString(36)}`;
  };
};
