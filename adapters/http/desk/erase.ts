import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { EraseSender, PlanErasure } from '#domain/desk/erasure.ts';

export interface ErasureParts {
  readonly planErasure: PlanErasure;
  readonly erase: EraseSender;
}

const params = z.object({ id: z.uuid() });

const sendGone = (reply: FastifyReply): Promise<FastifyReply> =>
  reply.sendView(
    { page: 'problem', status: 404, kind: 'gone' },
    { status: 404, address: deskPaths.requests },
  );

/** The question whether a person is to be erased, and the erasure. */
export const erasureRoutes =
  ({ planErasure, erase }: ErasureParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.erase(':id'), async (request, reply) => {
      const { data } = params.safeParse(request.params);
      const plan = data && (await planErasure(data.id));
      return plan ? reply.sendView({ page: 'erase', ...plan }) : sendGone(reply);
    });

    app.post(deskPaths.erase(':id'), async (request, reply) => {
      const { data } = params.safeParse(request.params);
      const requests = data && (await erase(data.id, request.deskUser));
      if (requests === undefined) return sendGone(reply);
      return reply.sendView({ page: 'erased', requests }, { address: deskPaths.requests });
    });
  };
