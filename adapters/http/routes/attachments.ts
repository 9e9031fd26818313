import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { OpenAttachment } from '#domain/requests/open-attachment.ts';
import { sendProblem } from '../plugins/problems.ts';
import { apiTexts, inAllLanguages } from '../../texts/texts.ts';

export interface AttachmentUseCases {
  readonly openAttachment: OpenAttachment;
  /** Checks what the query of a link is worth. */
  readonly checkAttachmentLink: (
    id: string,
    query: { readonly expires: string; readonly signature: string },
  ) => Promise<'valid' | 'expired' | 'forged'>;
}

const idSchema = z.uuid();
const querySchema = z.object({ expires: z.string().regex(/^\d{1,12}$/u), signature: z.string() });

/** Nobody but who follows the link gets the file, and no browser opens it as a part of the site. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** Files of requests, for staff who follow the links of their mails. */
export const attachmentRoutes =
  ({
    useCases: { openAttachment, checkAttachmentLink },
  }: {
    readonly useCases: AttachmentUseCases;
  }): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>(
      '/attachments/:id',
      { schema: { hide: true } },
      async (request, reply) => {
        reply.headers(headers);
        const id = idSchema.safeParse(request.params.id).data;
        const query = querySchema.safeParse(request.query).data;
        const state = id && query ? await checkAttachmentLink(id, query) : 'forged';
        if (state === 'expired')
          return sendProblem(
            reply,
            410,
            inAllLanguages((language) => apiTexts[language].expiredLink),
          );
        const opened = id && state === 'valid' ? await openAttachment(id) : undefined;
        if (!opened)
          return sendProblem(
            reply,
            404,
            inAllLanguages((language) => apiTexts[language].noFile),
          );
        const { name, type, bytes } = opened.attachment;
        return reply
          .headers({ 'content-disposition': contentDisposition(name), 'content-length': bytes })
          .type(type)
          .send(Readable.from(opened.content));
      },
    );
  };
