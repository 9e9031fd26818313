import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { endWithProblem, rejectTunnel } from './client-error-handler.ts';
import { type RequestHandler, handleInTurn } from './handle-in-turn.ts';
import { createBodyLimit } from './limit-bodies.ts';
import { limitClients } from './limit-clients.ts';
import { makeRoom } from './make-room.ts';

export interface ConnectionLimits {
  /** Maximum number of connections in all. Default: 2000. */
  readonly maxConnections?: number | undefined;
  /** Maximum number of connections of one client. Default: 200. */
  readonly connectionsPerClient?: number | undefined;
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
}

interface Options extends ConnectionLimits {
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Time for which a connection may stand still while it is used, in milliseconds. Default: 30,000. */
  readonly idleTimeoutMs?: number;
}

const timeoutsMs = {
  /** Time for the request line and headers. */
  headers: 15_000,
  /** Time for the whole request; the largest form with files takes half an hour at 300 kbit/s. */
  request: 1_800_000,
  /** Nothing is read and no write progresses; more than the slowest response takes to begin. */
  idle: 30_000,
  /**
   * Time between requests; more than proxies wait, so that none sends a request on a connection that is about to end.
   */
  keepAlive: 72_000,
  checkInterval: 5000,
  /** Time between two lines of the log about the same. */
  warning: 60_000,
} as const;

/** RFC 9112, 3.2. Node itself rejects requests without any. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/**
 * A server that stays up whatever its clients do: it bounds connections, the requests that wait on each, the time of each
 * step and the bodies in memory. Where all connections are taken, those that keep the site waiting are closed for those who
 * come.
 */
export const createLimitedServer = (
  handle: RequestHandler,
  {
    maxConnections = 2000,
    connectionsPerClient = 200,
    trustedProxies,
    logger,
    idleTimeoutMs = timeoutsMs.idle,
  }: Options,
): Server => {
  const bodies = createBodyLimit();
  const { handler, requestOf } = handleInTurn((request, response) => {
    if (hasSeveralHosts(request)) return endWithProblem(request.socket, 400);
    bodies.watch(request, response);
    return handle(request, response);
  });
  const server = createServer(
    {
      headersTimeout: timeoutsMs.headers,
      requestTimeout: timeoutsMs.request,
      keepAliveTimeout: timeoutsMs.keepAlive,
      connectionsCheckingInterval: timeoutsMs.checkInterval,
    },
    handler,
  );
  server.setTimeout(idleTimeoutMs);
  server.on('connection', limitClients(connectionsPerClient, trustedProxies));
  let warnedAt = -Infinity;
  const admit = makeRoom({
    max: maxConnections,
    requestOf,
    onRefused() {
      if (performance.now() - warnedAt < timeoutsMs.warning) return;
      warnedAt = performance.now();
      logger.warn({ maxConnections }, 'connections refused: MAX_CONNECTIONS are open');
    },
  });
  server.on('connection', admit);
  server.on('connect', rejectTunnel);
  server.on('close', bodies.stop);
  return server;
};
