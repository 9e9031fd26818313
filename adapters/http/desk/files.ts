import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { OpenAttachment } from '#domain/requests/open-attachment.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import { idOf, sendGone } from './ids.ts';

export interface FileParts {
  readonly openAttachment: OpenAttachment;
}

const query = z.object({ download: z.string().optional() });

/** Types that a browser shows without running anything of them. */
const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/avif', 'image/jpeg', 'image/png']);

/**
 * A file is no page of the desk: whatever is in it runs no script and reads nothing here. Chromium's viewer of PDFs does
 * not work in a sandbox, and runs no script of theirs.
 */
const headersOf = (type: string) => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'${type === 'application/pdf' ? '' : '; sandbox'}`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Files of requests: pictures and PDFs are shown, others are downloaded. */
export const fileRoutes =
  ({ openAttachment }: FileParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.file(':id'), async (request, reply) => {
      const id = idOf(request);
      const opened = id && (await openAttachment(id));
      if (!opened) return sendGone(reply);
      const { name, type, bytes } = opened.attachment;
      const isShown = shownTypes.has(type) && query.parse(request.query).download === undefined;
      return reply
        .headers({
          ...headersOf(type),
          'content-disposition': contentDisposition(name, { type: isShown ? 'inline' : 'attachment' }),
          'content-length': bytes,
        })
        .type(type)
        .send(Readable.from(opened.content));
    });
  };
