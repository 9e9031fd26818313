import type { FastifyPluginAsync } from 'fastify';
import { paths } from '#domain/site/paths.ts';
import { languages } from '#domain/shared/language.ts';

/** Answers to what visitors type or collect: there is no end of them, and none is a page to be found. */
const endless = [paths.search, paths.request].flatMap((path) =>
  ['', ...languages.map((language) => `/${language}`)].map((prefix) => `${prefix}${path}?`),
);

/** What search engines need not ask for (RFC 9309), and where they find the list of pages. */
export const robotsRoutes =
  ({ publicUrl }: { readonly publicUrl: string }): FastifyPluginAsync =>
  async (app) => {
    const text = [
      'User-agent: *',
      ...['/api/', ...endless].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
    app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
    );
  };
