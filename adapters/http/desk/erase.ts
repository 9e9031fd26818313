import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ErasurePlan } from '#domain/desk/erasure.ts';

export interface ErasureParts {
  /** What would go with the person who sent a request; `undefined` when there is no such request. */
  readonly planErasure: (id: string) => Promise<ErasurePlan | undefined>;
  /** Erases that person. @returns the number of requests that are gone, of an unknown request `undefined` */
  readonly erase: (id: string, user: string) => Promise<number | undefined>;
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
