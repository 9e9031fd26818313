import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';
import { type RequestOutcome, type RequestView, requestOutcomes } from '#contracts/desk/views.ts';
import { type Handling, handlingSteps, maxNoteLength } from '#domain/desk/handling.ts';
import type { OpenRequest } from '#domain/desk/open-request.ts';
import type { DeskRequests } from '#domain/desk/ports.ts';
import { replyUrl } from '../../texts/reply-mail.ts';
import { idOf, sendGone } from './ids.ts';

export interface RequestParts {
  readonly openRequest: OpenRequest;
  readonly changes: Pick<DeskRequests, 'handle' | 'addNote'>;
  /** Mails a request to staff again. @returns whether there is such a request */
  readonly resendRequest: (id: string, user: string) => Promise<boolean>;
}

const handlingBody = z.object({
  version: z.coerce.number().int(),
  step: z.enum(handlingSteps),
  assignee: z
    .string()
    .trim()
    .max(64)
    .transform((name) => name || undefined),
});

const noteBody = z.object({
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .catch(''),
});

const outcomeQuery = z.object({ outcome: z.enum(requestOutcomes).optional().catch(undefined) });

const redirectToRequest = (reply: FastifyReply, id: string, outcome: RequestOutcome): FastifyReply =>
  reply.redirect(`${deskPaths.request(id)}?${new URLSearchParams({ outcome }).toString()}`, 303);

/** One request, and what staff do with it. */
export const requestRoutes =
  ({ openRequest, changes, resendRequest }: RequestParts): FastifyPluginAsync =>
  async (app) => {
    type More = Pick<RequestView, 'conflict' | 'outcome' | 'note'>;
    const sendRequest = async (reply: FastifyReply, id: string, status: number, more: More) => {
      const opened = await openRequest(id, reply.request.deskUser);
      if (!opened) return sendGone(reply);
      return reply.sendView(
        { page: 'request', ...opened, replyUrl: replyUrl(opened.request), ...more },
        { status, address: deskPaths.request(id) },
      );
    };

    app.get(deskPaths.request(':id'), async (request, reply) => {
      const id = idOf(request);
      return id === undefined
        ? sendGone(reply)
        : sendRequest(reply, id, 200, outcomeQuery.parse(request.query));
    });

    app.post(deskPaths.handling(':id'), async (request, reply) => {
      const id = idOf(request);
      if (id === undefined) return sendGone(reply);
      const wanted: Handling = handlingBody.parse(request.body);
      const { kind } = await changes.handle(id, wanted, request.deskUser);
      if (kind === 'unknown') return sendGone(reply);
      if (kind === 'conflict') return sendRequest(reply, id, 409, { conflict: wanted });
      return redirectToRequest(reply, id, 'handled');
    });

    app.post(deskPaths.notes(':id'), async (request, reply) => {
      const id = idOf(request);
      if (id === undefined) return sendGone(reply);
      const { text } = noteBody.parse(request.body);
      if (text === '' || text.length > maxNoteLength)
        return sendRequest(reply, id, 422, { note: { text, max: maxNoteLength } });
      const isThere = await changes.addNote(id, text, request.deskUser);
      return isThere ? redirectToRequest(reply, id, 'noted') : sendGone(reply);
    });

    app.post(deskPaths.resend(':id'), async (request, reply) => {
      const id = idOf(request);
      const isThere = id !== undefined && (await resendRequest(id, request.deskUser));
      return isThere ? redirectToRequest(reply, id, 'resent') : sendGone(reply);
    });
  };
