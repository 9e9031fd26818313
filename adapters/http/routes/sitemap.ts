import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { languages } from '#domain/shared/language.ts';
import { acceptsGzip } from '../cache/content-coding.ts';
import { isNotModified } from '../cache/etag.ts';
import { type GzippedFile, createGzipCache } from '../cache/gzip-cache.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendProblem } from '../plugins/problems.ts';
import { sitemapChunks, sitemapIndexChunks } from '../xml/sitemap.ts';

export interface SitemapOptions {
  readonly useCases: { readonly sitePages: ListSitePages };
  readonly publicUrl: string;
  readonly cache: Pick<ResponseCache, 'key'>;
  /** Maximum number of URLs in a file, at most 50,000 (sitemaps.org). */
  readonly maxUrlsPerFile?: number;
}

/** Some 30 sitemaps of 50,000 URLs, each of which has 30 MB without compression. */
const maxCachedBytes = 32 * 1024 * 1024;

const fileParams = z.object({ file: z.coerce.number() });

const unzip = (body: Buffer): Readable => Readable.from([body]).pipe(createGunzip());

const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: GzippedFile,
): FastifyReply => {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (isNotModified(request, reply, etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  return acceptsGzip(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'gzip').send(body)
    : reply.send(unzip(body));
};

/** GET /sitemap.xml: the pages, or a sitemap index if one file cannot hold them (sitemaps.org). */
export const sitemapRoutes =
  ({
    useCases: { sitePages },
    publicUrl,
    cache,
    maxUrlsPerFile = 50_000,
  }: SitemapOptions): FastifyPluginAsync =>
  async (app) => {
    const pagesPerFile = Math.floor(maxUrlsPerFile / languages.length);
    const cached = createGzipCache(cache, maxCachedBytes);

    const partChunks = (part: number): AsyncIterable<string> =>
      sitemapChunks(sitePages.part(part, pagesPerFile), publicUrl);

    // They are compressed once, and not for each client.
    const options = { schema: { hide: true }, compress: false } as const;

    app.get('/sitemap.xml', options, async (request, reply) => {
      const file = await cached('sitemap', async () => {
        const parts = await sitePages.parts(pagesPerFile);
        const files = Array.from({ length: parts }, (_, part) => `${publicUrl}/sitemap-${part + 1}.xml`);
        return parts > 1 ? sitemapIndexChunks(files) : partChunks(0);
      });
      return file && sendFile(request, reply, file);
    });

    app.get('/sitemap-:file(^[1-9]\\d*).xml', options, async (request, reply) => {
      const { file: number } = fileParams.parse(request.params);
      const file = await cached(`sitemap ${number}`, async () =>
        number > (await sitePages.parts(pagesPerFile)) ? undefined : partChunks(number - 1),
      );
      return file ? sendFile(request, reply, file) : sendProblem(reply, 404, 'There is no such sitemap.');
    });
  };
