import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsync } from 'fastify';
import type { ViewDataSheet } from '#domain/catalogue/products/view-data-sheet.ts';
import { dataSheetPath, inEveryForm } from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage } from '#contracts/page.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';

interface DataSheetUseCases {
  readonly viewDataSheet: ViewDataSheet;
}

interface Options {
  readonly useCases: DataSheetUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/** A product's data sheet, in the language of the URL or else of the visitor; cached like pages. */
export const dataSheetRoutes =
  ({ useCases, renderPage, cache, delivery }: Options): FastifyPluginAsync =>
  async (app) => {
    for (const path of inEveryForm(dataSheetPath(':item'))) {
      app.get<{ Params: { item: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
        const address = pageAddressOf(request);
        const { language, isExplicit } = address;
        const { item } = request.params;
        const response = await cache.fetch(`${language} data sheet ${item}`, async () => {
          const sheet = await useCases.viewDataSheet(item, language);
          if (!sheet) return undefined;
          const { title, slug } = sheet;
          const disposition = contentDisposition(`${title.replaceAll('/', '-')}.pdf`, {
            type: 'inline',
            fallback: `${slug}.pdf`,
          });
          const headers = { 'content-disposition': disposition };
          return { type: 'application/pdf', body: Buffer.from(sheet.pdf), isCompressible: false, headers };
        });
        const headers = (isExplicit ? delivery.shared : delivery.negotiated)[language];
        if (response) return sendCached(request, reply, response, headers);
        // People follow links to data sheets, so they get the page of a 404, not a problem document.
        const page = await renderPage({ address });
        return sendPage(reply, page, { delivery: delivery.negotiated[language] });
      });
    }
  };
