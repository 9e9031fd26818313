import type { FastifyPluginAsync } from 'fastify';
import { sendProblem } from '../plugins/problems.ts';

export interface HealthChecks {
  /** Rejects while the process cannot serve what needs the database. */
  checkDatabase(): Promise<void>;
}

/** /healthz: the process runs. /readyz: it can do its work. */
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
