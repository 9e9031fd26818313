import type { FastifyPluginAsync } from 'fastify';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { EraseSender, PlanErasure } from '#domain/desk/erasure.ts';
import { idOf, sendGone } from './ids.ts';

export interface ErasureParts {
  readonly planErasure: PlanErasure;
  readonly erase: EraseSender;
}

/** The question whether a person is to be erased, and the erasure. */
export const erasureRoutes =
  ({ planErasure, erase }: ErasureParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.erase(':id'), async (request, reply) => {
      const id = idOf(request);
      const plan = id && (await planErasure(id));
      return plan ? reply.sendView({ page: 'erase', ...plan }) : sendGone(reply);
    });

    app.post(deskPaths.erase(':id'), async (request, reply) => {
      const id = idOf(request);
      const requests = id === undefined ? undefined : await erase(id, request.deskUser);
      if (requests === undefined) return sendGone(reply);
      return reply.sendView({ page: 'erased', requests }, { address: deskPaths.requests });
    });
  };
