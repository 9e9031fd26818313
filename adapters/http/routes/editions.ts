import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { wholeCatalogue, type EditionKey } from '#domain/catalogue/editions/edition.ts';
import type { EditionFile, EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { catalogueVersionPath, cataloguesPath } from '#domain/site/catalogue-path.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { addressIn } from '#domain/site/page-address.ts';
import { paths } from '#domain/site/pages.ts';
import type { Delivery } from '../cache/delivery.ts';
import { matchesEtag } from '../cache/etag.ts';
import type { RenderPage } from '#contracts/page.ts';
import { sendPage } from '../pages/send-page.ts';
import { readByteRange } from './byte-range.ts';

interface EditionUseCases {
  readonly findEdition: EditionRepository['find'];
  readonly findGroup: CatalogueRepository['category'];
}

interface Options {
  readonly useCases: EditionUseCases;
  readonly renderPage: RenderPage;
  readonly delivery: Delivery;
}

/** Reads `mammoplasty.tr.pdf`, or of a version `0a1b2c3d.tr.pdf`. */
const readFileName = (file: string): { readonly name: string; readonly language: Language } | undefined => {
  const { name, language } = /^(?<name>.+)\.(?<language>\w+)\.pdf$/u.exec(file)?.groups ?? {};
  return name !== undefined && isLanguage(language) ? { name, language } : undefined;
};

const sendEdition = (
  { headers: { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } }: FastifyRequest,
  reply: FastifyReply,
  { scope, language, version, title, pdf }: EditionFile & { readonly pdf: Uint8Array },
  delivery: Delivery,
): FastifyReply => {
  const etag = `"${version}"`;
  void reply.headers({
    ...delivery.file,
    etag,
    'accept-ranges': 'bytes',
    'content-language': language,
    'content-disposition': contentDisposition(`${title.replaceAll('/', '-')}.pdf`, {
      type: 'inline',
      fallback: `${scope}-${language}.pdf`,
    }),
  });
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) return reply.code(304).send();
  const isSame = ifRange === undefined || ifRange === etag;
  const part = range !== undefined && isSame ? readByteRange(range, pdf.length) : undefined;
  if (part === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${pdf.length}`).send();
  void reply.type('application/pdf');
  if (!part) return reply.send(Buffer.from(pdf));
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${pdf.length}`)
    .send(Buffer.from(pdf.subarray(part.start, part.end + 1)));
};

const isScope = async ({ findGroup }: Pick<EditionUseCases, 'findGroup'>, scope: string): Promise<boolean> =>
  scope === wholeCatalogue || (await findGroup(scope)) !== undefined;

const createSend =
  ({ useCases, renderPage, delivery }: Options) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: EditionKey | undefined,
    version?: string,
  ): Promise<FastifyReply> => {
    const language = key?.language ?? 'tr';
    const edition = key && (await useCases.findEdition(key));
    if (edition && edition.version === version) return sendEdition(request, reply, edition, delivery);
    if (edition)
      return reply
        .headers(delivery.incomplete[language])
        .redirect(catalogueVersionPath(edition, edition.version), 302);
    if (key && (await isScope(useCases, key.scope)))
      return reply
        .headers(delivery.incomplete[language])
        .redirect(inLanguage(language, paths.onlineCatalog), 302);
    // People follow links to catalogues, so they get the page of a 404, not a problem document.
    const page = await renderPage({ address: addressIn(language, request.url) });
    return sendPage(reply, page, { delivery: delivery.incomplete[language] });
  };

/**
 * Catalogues as PDF. Each version has an address of its own, which leads to the present version when it is gone; a catalogue
 * that is not made yet leads to the page of all.
 */
export const editionRoutes =
  (options: Options): FastifyPluginAsync =>
  async (app) => {
    const send = createSend(options);
    app.get<{ Params: { file: string } }>(
      `${cataloguesPath}/:file`,
      { schema: { hide: true } },
      (request, reply) => {
        const file = readFileName(request.params.file);
        return send(request, reply, file && { scope: file.name, language: file.language });
      },
    );

    app.get<{ Params: { scope: string; file: string } }>(
      `${cataloguesPath}/:scope/:file`,
      { schema: { hide: true } },
      (request, reply) => {
        const { scope, file } = request.params;
        const read = readFileName(file);
        return send(request, reply, read && { scope, language: read.language }, read?.name);
      },
    );
  };
