import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/** A way to a database that can be cut and restored, as when its server goes down and comes back. */
export interface SeverableDatabase {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** The connections that there are fall silent without being closed, as behind a firewall that forgets them. */
  stall(): void;
}

export const severable = async (databaseUrl: string): Promise<SeverableDatabase> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // The other end going away is what this is for.
      socket.on('error', () => socket.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
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
  };
};
