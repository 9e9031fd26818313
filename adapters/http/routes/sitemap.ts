import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { languages } from '#domain/shared/language.ts';
import { isNotModified, weakEtag } from '../cache/etag.ts';
import { logFailure } from '../plugins/request-log.ts';
import { sendProblem } from '../plugins/problems.ts';
import { sitemapIndexXml, sitemapXml } from '../xml/sitemap.ts';

export interface SitemapOptions {
  readonly sitePages: ListSitePages;
  readonly publicUrl: string;
  /** At most 50,000 (sitemaps.org). */
  readonly maxUrlsPerFile?: number;
}

const fileParams = z.object({ file: z.coerce.number() });

/** GET /sitemap.xml: the pages, or a sitemap index if one file cannot hold them (sitemaps.org). */
export const sitemapRoutes =
  ({ sitePages, publicUrl, maxUrlsPerFile = 50_000 }: SitemapOptions): FastifyPluginAsync =>
  async (app) => {
    const pagesPerFile = Math.floor(maxUrlsPerFile / languages.length);

    const sendSitemap = async (
      request: FastifyRequest,
      reply: FastifyReply,
      write: (onError: (error: Error) => void) => Readable | string,
    ): Promise<FastifyReply> => {
      const tag = weakEtag(`${publicUrl} ${pagesPerFile} ${await sitePages.version()}`);
      reply.header('cache-control', 'no-cache');
      if (isNotModified(request, reply, tag)) return reply.code(304).send();
      // The status is sent before the first page is read, so an error can only close the connection.
      const xml = write((err) => {
        logFailure(reply, err, 'sitemap failed');
      });
      return reply.type('application/xml; charset=utf-8').send(xml);
    };

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const parts = await sitePages.parts(pagesPerFile);
      const files = Array.from({ length: parts }, (_, part) => `${publicUrl}/sitemap-${part + 1}.xml`);
      return sendSitemap(request, reply, (onError) =>
        parts > 1 ? sitemapIndexXml(files) : sitemapXml(sitePages.part(0, pagesPerFile), publicUrl, onError),
      );
    });

    app.get('/sitemap-:file(^[1-9]\\d*).xml', { schema: { hide: true } }, async (request, reply) => {
      const { file } = fileParams.parse(request.params);
      if (file > (await sitePages.parts(pagesPerFile)))
        return sendProblem(reply, 404, 'There is no such sitemap.');
      return sendSitemap(request, reply, (onError) =>
        sitemapXml(sitePages.part(file - 1, pagesPerFile), publicUrl, onError),
      );
    });
  };
