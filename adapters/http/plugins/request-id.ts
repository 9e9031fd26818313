import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export const requestIdHeader = 'x-request-id';

/** As proxies make them: UUIDs, hexadecimal numbers. Longer ones would make long log lines. */
const validId = /^[\w.:-]{8,48}$/u;

/**
 * Makes ids of requests: that of a trusted proxy, else one that is unique over processes, as each has a prefix of its
 * own.
 */
export const createRequestId = (
  trustedProxies: readonly string[],
): ((request: IncomingMessage) => string) => {
  const isTrusted = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;
  const prefix = randomBytes(6).toString('base64url');
  let requests = 0;
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    if (typeof given === 'string' && validId.test(given) && isTrusted(socket.remoteAddress ?? '', 0))
      return given;
    requests += 1;
    return `${prefix}.${requests.toString(36)}`;
  };
};
