import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sendProblem } from '../plugins/problems.ts';

export interface HealthChecks {
  /** Rejects unless the database answers within a second. */
  checkDatabase(): Promise<void>;
  /** Who sends the token gets the state of the system; unset: nobody does. */
  readonly operators?: { readonly token: string; readonly getSystemState: () => Promise<object> } | undefined;
}

interface Options extends HealthChecks {
  /** Whether there are pages that can be served without the database. */
  readonly hasCachedPages: () => boolean;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

/**
 * GET /healthz: the process is alive; for operators, with the state of the system. GET /readyz: it can serve something,
 * though it may be cached pages alone.
 */
export const healthRoutes =
  ({ checkDatabase, hasCachedPages, operators }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isOperator = operators && hasToken(request, operators.token);
      return { status: 'ok', ...(isOperator && (await operators.getSystemState())) };
    });

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        if (!hasCachedPages()) await checkDatabase();
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return sendProblem(reply, 503, 'The database does not answer.');
      }
    });
  };
