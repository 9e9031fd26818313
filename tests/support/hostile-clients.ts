import { type Socket, connect } from 'node:net';

/** Texts that a client that means no good writes to its connection, first and again every half second. */
interface Attack {
  readonly first: string;
  readonly again?: string;
}

const pipelined = 'GET /tr HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(200);

const attacks: readonly Attack[] = [
  { first: pipelined, again: pipelined },
  { first: 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(10) },
  {
    first: `POST /api/order-lines HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(900_000)}`,
    again: 'x',
  },
  {
    first: 'POST /api/offer-form HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\n{',
    again: 'x',
  },
  { first: 'GET / HTTP/1.1\r\nHost: site\r\n', again: 'X-Slow: yes\r\n' },
  { first: 'GE' },
  { first: '' },
];

const maxBuffered = 65_536;

interface HostileClients {
  stop(): void;
}

interface Options {
  /** Loopback addresses that they come from: 127.0.0.2 and so on. Default: that of everybody else. */
  readonly addresses?: number;
}

/**
 * Clients that send pipelined requests, endless bodies or headers, halves of requests, or nothing, and never read a
 * response.
 */
export const startHostileClients = (
  url: string,
  count: number,
  { addresses }: Options = {},
): HostileClients => {
  const { port, hostname } = new URL(url);
  const clients = Array.from({ length: count }, (_, index) => {
    const attack = attacks[index % attacks.length];
    const socket: Socket = connect({
      port: Number(port),
      host: hostname,
      ...(addresses !== undefined && { localAddress: `127.0.0.${2 + (index % addresses)}` }),
    });
    // The site closes most of them.
    socket.on('error', () => {});
    socket.pause();
    socket.write(attack?.first ?? '');
    const writing = setInterval(() => {
      if (attack?.again && socket.writable && socket.writableLength < maxBuffered) socket.write(attack.again);
    }, 500);
    socket.once('close', () => clearInterval(writing));
    return socket;
  });
  return {
    stop() {
      for (const client of clients) client.destroy();
    },
  };
};
