import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { freePorts } from './free-ports.ts';

/** A TCP proxy to a database, which can be cut and restored as when the server goes down and comes back. */
export interface DatabaseProxy {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Stops open connections from passing data without closing them, as a firewall does that drops idle connections. */
  stall(): void;
  /** Has connections stall from now on when they send this. */
  stallAt(sql: string): void;
}

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stallingSql: string | undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Cutting connections causes errors at the other end.
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (sent: Buffer) => {
      if (stallingSql !== undefined && sent.includes(stallingSql)) upstream.unpipe().pause();
    });
    client.pipe(upstream).pipe(client);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const [port = 0] = await freePorts(1);
  await listen(port);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stallAt(sql) {
      stallingSql = sql;
    },
  };
};
