import proxyAddr from '@fastify/proxy-addr';
import { clientOf } from './make-room.ts';

/** Networks of addresses that are not public, by the names that TRUST_PROXY knows too. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Part of a socket that the limit needs. */
interface Connection {
  readonly remoteAddress?: string | undefined;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}

/**
 * Closes further connections of a client that has `max`: an IPv4 address or an IPv6 /64. Proxies speak for many visitors,
 * and so may any address that is not public, whether or not TRUST_PROXY names it: these have no limit.
 * @param trustedProxies addresses, networks and names of networks
 */
export const limitClients = (
  max: number,
  trustedProxies: readonly string[],
): ((socket: Connection) => void) => {
  const isUnlimited = proxyAddr.compile([...privateNetworks, ...trustedProxies]);
  const connections = new Map<string, number>();
  return (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isUnlimited(remoteAddress, 0)) return;
    const client = clientOf(remoteAddress);
    const count = (connections.get(client) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    connections.set(client, count);
    socket.once('close', () => {
      const left = (connections.get(client) ?? 1) - 1;
      if (left > 0) connections.set(client, left);
      else connections.delete(client);
    });
  };
};
