import type { FastifyPluginAsync } from 'fastify';
import { type Language, languageKey } from '#domain/shared/language.ts';
import { negotiateLanguage } from '../negotiate-language.ts';
import { statusOf } from '../plugins/problems.ts';

type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

export interface Pages {
  /** @param request `url` is path and query as they came */
  renderPage(request: { url: string; language: Language }): Promise<Rendered>;
}

/** As the pages' router reads it: decoded and without `.` and `..`, so that both see the same language. */
const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://site').pathname);

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

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

      if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
      reply.type('text/html; charset=utf-8').header('content-language', language);
      if (rendered.kind === 'page') {
        return reply.code(rendered.status).header('cache-control', 'no-cache').send(rendered.html);
      }
      const error = asError(rendered.error);
      request.log.error({ err: error }, 'page failed');
      const status = statusOf(error);
      if (status === 503) reply.header('retry-after', '5');
      return reply.code(status).header('cache-control', 'no-store').send(rendered.html);
    });
  };
