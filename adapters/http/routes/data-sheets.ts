import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type Language, languageKey, languages } from '#domain/shared/language.ts';
import { negotiateLanguage } from '../negotiate-language.ts';
import { type Pages, pathOf, sendRendered } from './pages.ts';

export interface DataSheets {
  /** `item` is a product's slug in either language; `undefined` when no product has it. */
  dataSheet(
    item: string,
    language: Language,
  ): Promise<{ readonly pdf: Buffer; readonly name: string; readonly slug: string } | undefined>;
}

/** RFC 6266: a name of ASCII for old clients, and the one for people as RFC 8187 writes it. */
const disposition = ({ name, slug }: { readonly name: string; readonly slug: string }): string => {
  const encoded = encodeURIComponent(`${name.replaceAll('/', '-')}.pdf`).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${slug}.pdf"; filename*=UTF-8''${encoded}`;
};

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;

const knows = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header?.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag) ?? false);

/** A product's data sheet, in the visitor's language or, below /tr and /en, in that one. */
export const dataSheetRoutes =
  ({ dataSheet, renderPage }: DataSheets & Pages): FastifyPluginAsync =>
  async (app) => {
    for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
      app.get<{ Params: { item: string } }>(
        `${prefix}/products/product-details/:item/data-sheet.pdf`,
        { schema: { hide: true } },
        async (request, reply) => {
          const { language, explicit } = negotiateLanguage({
            path: pathOf(request.url),
            cookie: request.cookies[languageKey],
            acceptLanguage: request.headers['accept-language'],
          });
          if (!explicit) reply.header('vary', 'Accept-Language, Cookie');
          const sheet = await dataSheet(request.params.item, language);
          // Who follows an old link is a person: the page that says so, in place of a problem document.
          if (!sheet)
            return sendRendered(reply, await renderPage({ url: request.url, language }), { language });

          const etag = etagOf(sheet.pdf);
          reply.header('cache-control', 'no-cache').header('etag', etag).header('content-language', language);
          if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
          return reply
            .type('application/pdf')
            .header('content-disposition', disposition(sheet))
            .send(sheet.pdf);
        },
      );
    }
  };
