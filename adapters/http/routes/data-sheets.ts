import type { FastifyPluginAsync } from 'fastify';
import type { ViewDataSheet } from '#domain/catalogue/view-data-sheet.ts';
import { dataSheetPath } from '#domain/site/paths.ts';
import { languages } from '#domain/shared/language.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { languageFor } from '../negotiate-language.ts';
import { sendCached } from '../cache/send-cached.ts';
import { type Pages, sendRendered } from './pages.ts';

export interface DataSheets {
  readonly dataSheet: ViewDataSheet;
}

/** RFC 6266: a name of ASCII for old clients, and the one for people as RFC 8187 writes it. */
const disposition = ({ title, slug }: { readonly title: string; readonly slug: string }): string => {
  const encoded = encodeURIComponent(`${title.replaceAll('/', '-')}.pdf`).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${slug}.pdf"; filename*=UTF-8''${encoded}`;
};

/** A product's data sheet, in the visitor's language or, below /tr and /en, in that one; kept like pages. */
export const dataSheetRoutes =
  ({ dataSheet, renderPage }: DataSheets & Pages, answers: ResponseCache): FastifyPluginAsync =>
  async (app) => {
    const keep = answers.keeper<undefined>();
    for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
      app.get<{ Params: { item: string } }>(
        prefix + dataSheetPath(':item'),
        { schema: { hide: true } },
        async (request, reply) => {
          const language = languageFor(request, reply);
          const { item } = request.params;
          const sheet = await keep(`${language} data sheet ${item}`, async () => {
            const drawn = await dataSheet(item, language);
            if (!drawn) return { other: undefined };
            const headers = { 'content-disposition': disposition(drawn) };
            return {
              made: { type: 'application/pdf', body: Buffer.from(drawn.pdf), compressible: false, headers },
            };
          });
          if ('kept' in sheet)
            return sendCached(request, reply.header('content-language', language), sheet.kept);
          // Who follows an old link is a person: the page that says so, in place of a problem document.
          return sendRendered(reply, await renderPage({ url: request.url, language }), { language });
        },
      );
    }
  };
