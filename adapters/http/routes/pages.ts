import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type Language, languageKey } from '#domain/shared/language.ts';
import type { FormAnswer } from '../contracts/request-form.ts';
import { negotiateLanguage } from '../negotiate-language.ts';
import { statusOf } from '../plugins/problems.ts';

type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

interface PageRequest {
  /** Path and query as they came. */
  readonly url: string;
  readonly language: Language;
  /** A form that was sent from the page and not taken in: what was typed, by field, and why. */
  readonly form?: { readonly values: Readonly<Record<string, string>>; readonly answer: FormAnswer };
}

export interface Pages {
  renderPage(request: PageRequest): Promise<Rendered>;
}

/** As the pages' router reads it: decoded and without `.` and `..`, so that both see the same language. */
export const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://site').pathname);

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** @param status takes the place of a page's own, as where a form is shown again */
export const sendRendered = (
  reply: FastifyReply,
  rendered: Rendered,
  { language, status }: { readonly language: Language; readonly status?: number },
): FastifyReply => {
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  reply.type('text/html; charset=utf-8').header('content-language', language);
  if (rendered.kind === 'page') {
    const caching = status === undefined ? 'no-cache' : 'no-store';
    return reply
      .code(status ?? rendered.status)
      .header('cache-control', caching)
      .send(rendered.html);
  }
  const error = asError(rendered.error);
  reply.log.error({ err: error }, 'page failed');
  const failed = statusOf(error);
  if (failed === 503) reply.header('retry-after', '5');
  return reply.code(failed).header('cache-control', 'no-store').send(rendered.html);
};

/** Every address that is no file and no call: the server-rendered pages. */
export const pageRoutes =
  ({ renderPage }: Pages): FastifyPluginAsync =>
  async (app) => {
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const { language, explicit } = negotiateLanguage({
        path: pathOf(request.url),
        cookie: request.cookies[languageKey],
        acceptLanguage: request.headers['accept-language'],
      });
      const rendered = await renderPage({ url: request.url, language });
      if (!explicit) reply.header('vary', 'Accept-Language, Cookie');

      return sendRendered(reply, rendered, { language });
    });
  };
