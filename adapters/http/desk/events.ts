import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { deskPaths, requestEvent } from '#contracts/desk/paths.ts';

export interface EventParts {
  /** Calls back with the id of each request that changes, `undefined` for any. @returns ends that */
  readonly onRequestChange: (listener: (id: string | undefined) => void) => () => void;
}

/** Proxies end connections on which nothing is said for a minute. */
const heartbeatMs = 25_000;

/** Streams of all users at once; each is a connection. */
const maxStreams = 100;

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Of nginx, which else waits for more.
  'x-accel-buffering': 'no',
};

/** Announces changes of requests to the pages that are open (HTML, 9.2: server-sent events). */
export const eventRoutes =
  ({ onRequestChange }: EventParts): FastifyPluginAsync =>
  async (app) => {
    const streams = new Set<ServerResponse>();
    app.addHook('preClose', async () => {
      for (const stream of streams) stream.end();
    });
    app.get(deskPaths.events, async (_request, reply) => {
      // Browsers stay away after a 204.
      if (streams.size >= maxStreams) return reply.code(503).header('retry-after', 30).send();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { ...app.securityHeaders, ...streamHeaders });
      raw.write(': here\n\n');
      streams.add(raw);
      const stop = onRequestChange((id = '') => raw.write(`event: ${requestEvent}\ndata: ${id}\n\n`));
      const heartbeat = setInterval(() => raw.write(': here\n\n'), heartbeatMs);
      raw.once('close', () => {
        clearInterval(heartbeat);
        stop();
        streams.delete(raw);
      });
      return reply;
    });
  };
