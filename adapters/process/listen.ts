import type { FastifyInstance } from 'fastify';
import { ListenError } from './listen-errors.ts';
import type { Config } from '../config.ts';
import { PortInUseError } from '../port-taken.ts';

/** Milliseconds; less than the process as a whole gets to stop, so that the database is stopped too. */
const lastAnswersWithin = 5000;
const pause = 50;

/** Lets requests in flight finish, but waits neither for a client's next request nor for the rest of half a one. */
const close = async (app: FastifyInstance): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), pause);
  const late = setTimeout(() => app.server.closeAllConnections(), lastAnswersWithin);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};

/**
 * Lets visitors in until the clean-up.
 * @returns the address that is listened on
 */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  cleanUp: AsyncDisposableStack,
): Promise<string> => {
  cleanUp.defer(() => close(app));
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortInUseError(host, port);
    throw error instanceof Error && 'syscall' in error ? new ListenError(error) : error;
  }
};
