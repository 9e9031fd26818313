import type { FastifyPluginAsync } from 'fastify';
import { languages } from '#domain/shared/language.ts';
import { type FormAnswer, formFields } from '../contracts/request-form.ts';
import { formPages } from '../form-pages.ts';
import { statusOf } from '../plugins/problems.ts';
import { type RequestUseCases, languageOfForm, receiveForm } from '../receive-form.ts';
import { type Pages, sendRendered } from './pages.ts';

/** Bytes; above the API's, so that a message that is too long is said to be, beside its field. */
const bodyLimit = 1_048_576;

const statuses: Readonly<Record<Exclude<FormAnswer['kind'], 'sent'>, number>> = {
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
};

/** What was typed, to be shown again. */
const typed = (body: unknown): Readonly<Record<string, string>> => {
  const values: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : undefined) };
  return Object.fromEntries(
    Object.values(formFields).flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [[field, value] as const] : [];
    }),
  );
};

/** The query of the page's thanks. What was asked for stays in it, so that a browser can take it off the visitor's list. */
const thanks = (url: string): string => {
  const items = new URL(url, 'http://site').searchParams.get('items');
  return `?${new URLSearchParams({ ...(items !== null && { items }), sent: '1' }).toString()}`;
};

/** Forms without JavaScript: back to the page with a word of thanks, or with what is wrong and what was typed. */
export const formPageRoutes =
  ({ pages, useCases }: { readonly pages: Pages; readonly useCases: RequestUseCases }): FastifyPluginAsync =>
  async (app) => {
    const prefixes = ['', ...languages.map((language) => `/${language}`)];
    for (const [path, kind] of Object.entries(formPages))
      for (const prefix of prefixes)
        app.post(prefix + path, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
          let status = 503;
          const answer: FormAnswer = await receiveForm({ app, useCases }, request, kind).catch(
            (error: unknown) => {
              request.log.error({ err: error }, 'form failed');
              status = error instanceof Error ? statusOf(error) : 500;
              return { kind: 'unavailable' };
            },
          );
          if (answer.kind === 'sent') return reply.redirect(prefix + path + thanks(request.url), 303);
          if (answer.kind === 'tooMany') reply.header('retry-after', String(answer.retryAfter));
          if (answer.kind === 'unavailable') reply.header('retry-after', '5');
          const language = languageOfForm(request);
          const form = { values: typed(request.body), answer };
          const rendered = await pages.renderPage({ url: request.url, language, form });
          return sendRendered(reply, rendered, {
            language,
            status: answer.kind === 'unavailable' ? status : statuses[answer.kind],
          });
        });
  };
