import type { FastifyPluginAsync } from 'fastify';
import type { ViewDataSheet } from '#domain/catalogue/view-data-sheet.ts';
import { dataSheetPath } from '#domain/site/paths.ts';
import { languages } from '#domain/shared/language.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage } from '../contracts/page.ts';
import { languageFor } from '../negotiate-language.ts';
import { sendPage } from '../send-page.ts';

export interface DataSheetUseCases {
  readonly viewDataSheet: ViewDataSheet;
}

interface Options {
  readonly useCases: DataSheetUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
}

/** RFC 6266: a name of ASCII for old clients, and the one for people as RFC 8187 writes it. */
const contentDisposition = ({ title, slug }: { readonly title: string; readonly slug: string }): string => {
  const encoded = encodeURIComponent(`${title.replaceAll('/', '-')}.pdf`).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${slug}.pdf"; filename*=UTF-8''${encoded}`;
};

/** A product's data sheet, in the visitor's language or, below /tr and /en, in that one; cached like pages. */
export const dataSheetRoutes =
  ({ useCases, renderPage, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
      app.get<{ Params: { item: string } }>(
        prefix + dataSheetPath(':item'),
        { schema: { hide: true } },
        async (request, reply) => {
          const language = languageFor(request, reply);
          const { item } = request.params;
          const response = await cache.fetch(`${language} data sheet ${item}`, async () => {
            const sheet = await useCases.viewDataSheet(item, language);
            if (!sheet) return undefined;
            const headers = { 'content-disposition': contentDisposition(sheet) };
            return { type: 'application/pdf', body: Buffer.from(sheet.pdf), isCompressible: false, headers };
          });
          if (response) return sendCached(request, reply.header('content-language', language), response);
          // Whoever follows an old link is a person: they get the page that says so, not a problem document.
          return sendPage(reply, await renderPage({ url: request.url, language }), { language });
        },
      );
    }
  };
