import type { FastifyPluginAsync } from 'fastify';
import { sendProblem } from '../plugins/problems.ts';

export interface HealthChecks {
  /** Rejects while the database cannot be reached. */
  checkDatabase(): Promise<void>;
}

/** GET /healthz: the process is alive. GET /readyz: it can serve requests. */
export const healthRoutes =
  ({ checkDatabase }: HealthChecks): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await checkDatabase();
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return sendProblem(reply, 503, 'The database does not answer.');
      }
    });
  };
