import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendProblem } from '../plugins/problems.ts';

export interface HealthChecks {
  /** Rejects unless the database answers within a second. */
  checkDatabase(): Promise<void>;
  /** Token, and the state of the system for those who send it; unset: nobody gets it. */
  readonly operators?: { readonly token: string; readonly getSystemState: () => Promise<object> } | undefined;
  /** Aborts when the process is asked to stop. */
  readonly stopping: AbortSignal;
}

interface Options extends HealthChecks {
  /** Pages that can be served without the database. */
  readonly cache: Pick<ResponseCache, 'hasPages'>;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

/**
 * GET /healthz: the process is alive; for operators, with the state of the system. GET /readyz: it can serve something,
 * though it may be cached pages alone, and goes on doing so.
 */
export const healthRoutes =
  ({ checkDatabase, cache, operators, stopping }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isOperator = operators && hasToken(request, operators.token);
      return { status: 'ok', ...(isOperator && (await operators.getSystemState())) };
    });

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (stopping.aborted) return sendProblem(reply, 503, 'The site is about to stop.');
      try {
        if (!cache.hasPages()) await checkDatabase();
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return sendProblem(reply, 503, 'The database does not answer.');
      }
    });
  };
