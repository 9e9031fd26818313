import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const ipv6Subnet = 64;

/** Client that an address belongs to: an IPv4 address or an IPv6 /64. */
export const clientOf = (remoteAddress: string): string => normalizeIP(remoteAddress, ipv6Subnet);

type Connection = Pick<Socket, 'remoteAddress' | 'destroyed' | 'destroy' | 'once'>;

interface Options {
  /** Connections in all. */
  readonly max: number;
  /** Request that a connection is busy with, whole or not; `undefined` between requests and while headers arrive. */
  readonly requestOf: (connection: Connection) => Pick<IncomingMessage, 'complete'> | undefined;
  /** Called when a connection is refused, as every other one is being responded to. */
  readonly onRefused: () => void;
}

/**
 * Admits connections, and closes another one for each beyond the maximum: of the client with the most, the oldest that
 * waits for a request, or else for the rest of one. So slow clients, however many, take no place of others, and a proxy
 * loses what no visitor waits for. Where all are being responded to, the new one is refused.
 */
export const makeRoom = ({ max, requestOf, onRefused }: Options): ((connection: Connection) => void) => {
  const byClient = new Map<string, Set<Connection>>();
  let count = 0;

  const remove = (client: string, connection: Connection): void => {
    const own = byClient.get(client);
    if (own?.delete(connection) !== true) return;
    count -= 1;
    if (own.size === 0) byClient.delete(client);
  };

  const findWaiting = (): readonly [string, Connection] | undefined => {
    const clients = [...byClient].toSorted(([, one], [, other]) => other.size - one.size);
    for (const isWaiting of [
      (connection: Connection) => requestOf(connection) === undefined,
      (connection: Connection) => requestOf(connection)?.complete === false,
    ])
      for (const [client, connections] of clients) {
        const found = connections.values().find(isWaiting);
        if (found) return [client, found];
      }
    return undefined;
  };

  return (connection) => {
    // Another limit has closed it.
    if (connection.destroyed) return;
    if (count >= max) {
      const waiting = findWaiting();
      if (!waiting) {
        connection.destroy();
        onRefused();
        return;
      }
      remove(...waiting);
      waiting[1].destroy();
    }
    const client = clientOf(connection.remoteAddress ?? '');
    byClient.set(client, (byClient.get(client) ?? new Set()).add(connection));
    count += 1;
    connection.once('close', () => remove(client, connection));
  };
};
