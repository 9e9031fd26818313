import type { FastifyInstance } from 'fastify';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { CleanUp } from './parallel-clean-up.ts';

interface Address {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

class PortInUseError extends OperatorError {
  override readonly name = 'PortInUseError';
}

/** The host has no such address, or the user may not listen on the port. */
class ListenError extends OperatorError {
  override readonly name = 'ListenError';
}

/** Shorter than the time limit of the whole shutdown, so that the database is stopped too. */
const closeTimeoutMs = 5000;
const idleCheckMs = 50;

/**
 * Connections that the system takes for the process while it is busy, at most as many as Linux allows by default
 * (net.core.somaxconn). With Node's own 511 and more clients at once, others have to try again, seconds later.
 */
const backlog = 4096;

/** Lets requests in flight finish, but waits neither for idle connections nor for incomplete requests. */
const close = async (app: FastifyInstance): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  const timeout = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(timeout);
};

const explain = (error: unknown, { host, port }: Address): unknown => {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE')
    return new PortInUseError(`Port ${port} on ${host} is taken: stop what listens there, or set PORT.`);
  return 'syscall' in error
    ? new ListenError(`The site cannot listen: ${error.message}. Check HOST and PORT.`, { cause: error })
    : error;
};

interface Stop {
  readonly cleanUp: CleanUp;
  /** Aborts when the process is asked to stop, while it serves on. */
  readonly stopping: AbortSignal;
}

/** Has clients that reuse connections open another one for their next request, which a proxy gives to another process. */
const endConnections = ({ server }: FastifyInstance): void => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
};

/**
 * Listens until the clean-up. From `stopping` on, each response ends its connection.
 * @returns the URL that the server listens on
 * @throws PortInUseError
 * @throws ListenError
 */
export const listen = async (
  app: FastifyInstance,
  address: Address,
  { cleanUp, stopping }: Stop,
): Promise<string> => {
  cleanUp.defer(() => close(app));
  stopping.addEventListener('abort', () => endConnections(app), { once: true });
  try {
    return await app.listen({ ...address, backlog });
  } catch (error) {
    throw explain(error, address);
  }
};
