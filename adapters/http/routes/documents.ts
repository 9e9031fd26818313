import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentAddress, OpenDocument } from '#domain/catalogue/open-document.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { type Delivery, deliveryOfCached } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage } from '../contracts/page.ts';
import { sendPage } from '../pages/send-page.ts';

export interface DocumentUseCases {
  readonly openDocument: OpenDocument;
}

interface Options {
  readonly useCases: DocumentUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
  /** Absolute path of the folder that holds the files. */
  readonly folder: string;
}

interface Params {
  readonly id: string;
  readonly product?: string;
  readonly file: string;
}

const addressOf = ({ id, product, file }: Params): DocumentAddress | undefined => {
  const { version, language } = /^(?<version>.+)\.(?<language>\w+)\.pdf$/u.exec(file)?.groups ?? {};
  if (version === undefined || !isLanguage(language)) return undefined;
  return { id, version, language, ...(product !== undefined && { product }) };
};

/** The name under which browsers save it. */
const dispositionOf = (title: string, { id, product, version, language }: DocumentAddress): string =>
  contentDisposition(`${title.replaceAll('/', '-')}.pdf`, {
    type: 'inline',
    fallback: `${[id, product, version, language].filter(Boolean).join('-')}.pdf`,
  });

const createSendNotFound =
  ({ renderPage, delivery }: Pick<Options, 'renderPage' | 'delivery'>) =>
  async ({ url }: FastifyRequest, reply: FastifyReply, language: Language): Promise<FastifyReply> => {
    // People follow links to documents, so they get the page of a 404, not a problem document.
    const page = await renderPage({ url, language });
    return sendPage(reply, page, { delivery: delivery.incomplete[language] });
  };

/** Documents as PDF, each version at an address of its own; demonstrations are cached like pages. */
export const documentRoutes =
  ({ useCases, cache, delivery, folder, ...options }: Options): FastifyPluginAsync =>
  async (app) => {
    const sendNotFound = createSendNotFound({ ...options, delivery });
    app.get(`${documentsPath}/`, { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(documentsPath, 301),
    );

    for (const path of [`${documentsPath}/:id/:file`, `${documentsPath}/:id/:product/:file`]) {
      app.get<{ Params: Params }>(path, { schema: { hide: true } }, async (request, reply) => {
        const address = addressOf(request.params);
        if (!address) return sendNotFound(request, reply, 'tr');
        const { language } = address;
        const opened = await useCases.openDocument(address);
        if (!opened) return sendNotFound(request, reply, language);
        const disposition = { 'content-disposition': dispositionOf(opened.title, address) };
        if ('file' in opened)
          return reply
            .headers({ ...delivery.shared[language], ...disposition })
            .sendFile(opened.file, folder, { cacheControl: false });
        const key = `document ${Object.values(address).join(' ')}`;
        const response = await cache.fetch(key, async () => ({
          type: 'application/pdf',
          body: Buffer.from(await opened.draw()),
          isCompressible: false,
          headers: disposition,
        }));
        if (!response) return sendNotFound(request, reply, language);
        return sendCached(request, reply, response, deliveryOfCached(delivery, language, response));
      });
    }
  };
