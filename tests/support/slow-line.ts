import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './port-of.ts';

interface LineSpeed {
  /** Time from a request to its response. */
  readonly latencyMs: number;
  readonly bytesPerMs: number;
}

const phoneLine: LineSpeed = { latencyMs: 40, bytesPerMs: 500 };

/** About what a network sends at once, so that pages arrive in parts. */
const pieceBytes = 4096;

interface SlowLine {
  /** Origin of the site at the end of the line. */
  readonly url: string;
  stop(): void;
}

/**
 * A TCP proxy to a site, as slow as a phone’s line. The browser’s own emulation of slow networks (DevTools protocol,
 * Network.emulateNetworkConditions) now and then never ends a response.
 */
export const startSlowLine = async (
  siteUrl: string,
  { latencyMs, bytesPerMs }: LineSpeed = phoneLine,
): Promise<SlowLine> => {
  const target = new URL(siteUrl);
  const sockets = new Set<Socket>();
  /** Moment when the line, which all connections share, has sent what was given to it. */
  let freeAt = 0;
  const delay = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      await wait(latencyMs);
      yield chunk;
    }
  };
  const slow = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
        await wait(Math.max(0, freeAt - performance.now()));
        yield piece;
      }
    }
  };
  const server = createServer((browser) => {
    const site = connect(Number(target.port), target.hostname);
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    // A browser that leaves a page cuts its connections.
    pipeline(browser, delay, site, () => {});
    pipeline(site, slow, browser, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(siteUrl);
  url.port = String(portOf(server));
  return {
    url: url.origin,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
