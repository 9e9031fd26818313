import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** @returns tells whether a request comes from a proxy whose headers are believed */
export const createIsFromProxy = (
  trustedProxies: readonly string[],
): ((request: Pick<IncomingMessage, 'socket'>) => boolean) => {
  if (trustedProxies.length === 0) return () => false;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
};
