import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const ipv6Subnet = 64;

/** Networks by the names that TRUST_PROXY knows. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const createList = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/** Of a socket. */
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
  const unlimited = createList([...Object.keys(namedNetworks), ...trustedProxies]);
  const connections = new Map<string, number>();
  return (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || unlimited.check(remoteAddress, familyOf(remoteAddress))) return;
    const client = normalizeIP(remoteAddress, ipv6Subnet);
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
