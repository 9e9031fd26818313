import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Language } from '#domain/shared/language.ts';
import type { PostedForm } from '../contracts/submission-result.ts';
import { formPages } from '../form-pages.ts';
import type { ResponseCache, Outcome } from '../cache/response-cache.ts';
import { languageFor, pathOf } from '../negotiate-language.ts';
import { statusOf } from '../plugins/problems.ts';
import { sendCached } from '../cache/send-cached.ts';

type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

interface PageRequest {
  /** Path and query as they came. */
  readonly url: string;
  readonly language: Language;
  readonly form?: PostedForm;
}

export interface Pages {
  renderPage(request: PageRequest): Promise<Rendered>;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const htmlType = 'text/html; charset=utf-8';

/** @param status takes the place of a page's own, as where a form is shown again */
export const sendRendered = (
  reply: FastifyReply,
  rendered: Rendered,
  { language, status }: { readonly language: Language; readonly status?: number },
): FastifyReply => {
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  reply.type(htmlType).header('content-language', language);
  if (rendered.kind === 'page') {
    const caching = status === undefined ? 'no-cache' : 'no-store';
    return reply
      .code(status ?? rendered.status)
      .header('cache-control', caching)
      .send(rendered.html);
  }
  const error = asError(rendered.error);
  reply.log.error({ err: error }, 'page failed');
  const failed = statusOf(error);
  if (failed === 503) reply.header('retry-after', '5');
  return reply.code(failed).header('cache-control', 'no-store').send(rendered.html);
};

/**
 * Whether everybody gets the same: a form has a key of its own each time, and there is no end of queries, nor of the ways
 * to write one path in code.
 */
const isForEverybody = (url: string): boolean =>
  url === pathOf(url) && !(url.replace(/^\/(?:tr|en)(?=\/)/u, '') in formPages);

const outcomeOf = (rendered: Rendered): Outcome<Rendered> => {
  if (rendered.kind === 'failure') return { other: rendered, failure: rendered.error };
  if (rendered.kind === 'redirect' || rendered.status !== 200) return { other: rendered };
  return { made: { type: htmlType, body: Buffer.from(rendered.html), compressible: true } };
};

/** Every address that is no file and no call: the server-rendered pages, kept whole until the content changes. */
export const pageRoutes =
  ({ renderPage }: Pages, answers: ResponseCache): FastifyPluginAsync =>
  async (app) => {
    const keep = answers.keeper<Rendered>();
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const language = languageFor(request, reply);
      const { url } = request;
      const render = (): Promise<Rendered> => renderPage({ url, language });
      const answer = isForEverybody(url)
        ? await keep(`${language} ${url}`, async () => outcomeOf(await render()))
        : { other: await render() };
      return 'kept' in answer
        ? sendCached(request, reply.header('content-language', language), answer.kept)
        : sendRendered(reply, answer.other, { language });
    });
  };
