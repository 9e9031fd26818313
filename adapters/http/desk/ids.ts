import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';

const params = z.object({ id: z.uuid() });

/** Id that a path names; `undefined` of what is no id. */
export const idOf = (request: Pick<FastifyRequest, 'params'>): string | undefined =>
  params.safeParse(request.params).data?.id;

/** Says that a request is not there, or not any more. */
export const sendGone = (reply: FastifyReply): Promise<FastifyReply> =>
  reply.sendView(
    { page: 'problem', status: 404, kind: 'gone' },
    { status: 404, address: deskPaths.requests },
  );
