import { create as contentDisposition } from 'content-disposition';
import { addressIn } from '#domain/site/page-address.ts';
import { paths } from '#domain/site/pages.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FindDocumentFile } from '#domain/catalogue/documents/find-document-file.ts';
import type { DocumentAddress, OpenDocument } from '#domain/catalogue/documents/open-document.ts';
import { hashOf } from '#domain/shared/hashed-file.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { documentPath } from '#domain/site/document-file-path.ts';
import { type Delivery, deliveryOfCached } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage } from '#contracts/page.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';
import type { StaticFolders } from '../plugins/static-files.ts';
import { isThere } from './is-there.ts';

interface DocumentUseCases {
  readonly openDocument: OpenDocument;
  readonly findDocumentFile: FindDocumentFile;
}

interface Options {
  readonly useCases: DocumentUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
  readonly folders: Pick<StaticFolders, 'documents'>;
}

interface Params {
  readonly id: string;
  readonly product?: string;
  readonly file: string;
}

const addressOf = ({
  id,
  product,
  file,
}: Params): { readonly address: DocumentAddress; readonly hash: string | undefined } | undefined => {
  const { version, language, hash } =
    /^(?<version>.+?)\.(?<language>[a-z]{2})(?:\.(?<hash>[\da-f]{8}))?\.pdf$/u.exec(file)?.groups ?? {};
  if (version === undefined || !isLanguage(language)) return undefined;
  return { address: { id, version, language, ...(product !== undefined && { product }) }, hash };
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
    const page = await renderPage({ address: addressIn(language, url) });
    return sendPage(reply, page, { delivery: delivery.incomplete[language] });
  };

/** Documents as PDF, each version at an address of its own; demonstrations are cached like pages. */
export const documentRoutes =
  ({ useCases, cache, delivery, folders: { documents: folder }, ...options }: Options): FastifyPluginAsync =>
  async (app) => {
    const sendNotFound = createSendNotFound({ ...options, delivery });
    app.get(`${paths.documents}/`, { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(paths.documents, 301),
    );

    app.get<{ Params: { file: string } }>(
      `${paths.documents}/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { file } = request.params;
        const { language } = pageAddressOf(request);
        const present = await useCases.findDocumentFile(file);
        if (present === undefined) return sendNotFound(request, reply, language);
        if (present !== file)
          return reply.headers(delivery.api).redirect(`${paths.documents}/${present}`, 302);
        if (!(await isThere(folder, file))) return sendNotFound(request, reply, language);
        return reply.headers(delivery.file).sendFile(file, folder, { cacheControl: false });
      },
    );

    for (const path of [`${paths.documents}/:id/:file`, `${paths.documents}/:id/:product/:file`]) {
      app.get<{ Params: Params }>(path, { schema: { hide: true } }, async (request, reply) => {
        const named = addressOf(request.params);
        if (!named) return sendNotFound(request, reply, 'tr');
        const { address } = named;
        const { language } = address;
        const opened = await useCases.openDocument(address);
        if (!opened) return sendNotFound(request, reply, language);
        const disposition = { 'content-disposition': dispositionOf(opened.title, address) };
        const hash = 'file' in opened ? hashOf(opened.file) : undefined;
        // The file was replaced, or the address was made without looking at it.
        if (named.hash !== hash)
          return reply
            .headers(delivery.shared[language])
            .redirect(
              documentPath(address.id, { ...address, ...('file' in opened && { file: opened.file }) }),
              302,
            );
        if ('file' in opened) {
          if (!(await isThere(folder, opened.file))) return sendNotFound(request, reply, language);
          return reply
            .headers({ ...delivery.file, 'content-language': language, ...disposition })
            .sendFile(opened.file, folder, { cacheControl: false });
        }
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
