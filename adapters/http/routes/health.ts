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
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      try {
        await checkDatabase();
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return sendProblem(reply, 503, 'The database does not answer.');
      }
    });
  };
