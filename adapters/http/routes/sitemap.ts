import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { languages } from '#domain/shared/language.ts';
import { setEtag, weakEtag } from '../cache/etag.ts';
import { sendProblem } from '../plugins/problems.ts';
import { sitemapIndexXml, sitemapXml } from '../sitemap-xml.ts';

export interface SitemapOptions {
  readonly sitePages: ListSitePages;
  readonly publicUrl: string;
  /** Addresses in one file; 50,000 at most (sitemaps.org). */
  readonly addressesPerFile?: number;
}

const fileParams = z.object({ file: z.coerce.number() });

/** /sitemap.xml; where there are too many pages for one file, it lists the files (sitemaps.org). */
export const sitemapRoutes =
  ({ sitePages, publicUrl, addressesPerFile = 50_000 }: SitemapOptions): FastifyPluginAsync =>
  async (app) => {
    const size = Math.floor(addressesPerFile / languages.length);

    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      write: (onError: (error: Error) => void) => Readable,
    ): Promise<FastifyReply> => {
      const tag = weakEtag(`${publicUrl} ${size} ${await sitePages.version()}`);
      reply.header('cache-control', 'no-cache');
      if (setEtag(request, reply, tag).known) return reply.code(304).send();
      // What fails from here on the client sees as an answer that breaks off.
      const xml = write((err) => {
        // Who has left is no fault.
        if (!reply.raw.destroyed) request.log.error({ err }, 'sitemap failed');
      });
      return reply.type('application/xml; charset=utf-8').send(xml);
    };

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const parts = await sitePages.parts(size);
      const files = Array.from({ length: parts }, (_, part) => `${publicUrl}/sitemap-${part + 1}.xml`);
      return answer(request, reply, (onError) =>
        parts > 1 ? sitemapIndexXml(files, onError) : sitemapXml(sitePages.part(0, size), publicUrl, onError),
      );
    });

    app.get('/sitemap-:file(^[1-9]\\d*).xml', { schema: { hide: true } }, async (request, reply) => {
      const { file } = fileParams.parse(request.params);
      if (file > (await sitePages.parts(size))) return sendProblem(reply, 404, 'There is no such sitemap.');
      return answer(request, reply, (onError) =>
        sitemapXml(sitePages.part(file - 1, size), publicUrl, onError),
      );
    });
  };
