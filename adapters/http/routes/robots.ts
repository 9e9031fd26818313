import type { FastifyPluginAsync } from 'fastify';
import { inEveryForm } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { apiPrefix } from '#contracts/api-paths.ts';

/** Search results and shared lists, of which there is an unlimited number. */
const disallowedQueries = [paths.search, paths.request].flatMap(inEveryForm).map((path) => `${path}?`);

/** robots.txt (RFC 9309), with the address of the sitemap. */
export const robotsRoutes =
  ({ publicUrl }: { readonly publicUrl: string }): FastifyPluginAsync =>
  async (app) => {
    const text = [
      'User-agent: *',
      ...[apiPrefix, ...disallowedQueries].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
    app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
    );
  };
