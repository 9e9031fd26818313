import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { inEveryForm } from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { RenderPage } from '../contracts/page.ts';
import type { PostedForm } from '../contracts/submission-result.ts';
import { type RequestItem, encodeRequestItems, withoutItems } from '../contracts/request-items.ts';
import { changeList } from '../forms/change-list.ts';
import { formPages } from '../forms/form-pages.ts';
import { filesOf, inputOf, productsOf } from '../forms/posted-input.ts';
import { storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';
import { statusOf } from '../plugins/problems.ts';
import { acceptUploads } from '../forms/read-parts.ts';
import { setReceiptCookie } from '../forms/receipt-cookie.ts';
import { type ReceivedForm, type RequestUseCases, formLanguage, receiveForm } from '../forms/receive-form.ts';
import { sendPage } from '../pages/send-page.ts';

/** Larger than the API's limit, so that a message that is too long gets an error beside its field. */
const maxBodyBytes = 1_048_576;

const statuses: Readonly<Record<Exclude<ReceivedForm['kind'], 'sent'>, number>> = {
  invalid: 422,
  tooMany: 429,
  storageFull: 507,
  unavailable: 503,
};

/** What was sent leaves the list, whatever the quantity: without JavaScript, it is changed in the form alone. */
const removeSentFromList = (request: FastifyRequest, reply: FastifyReply): void => {
  const sent = productsOf(request);
  const list = visitorListOf(request);
  const remaining = withoutItems(list, sent);
  if (remaining.length < list.length) storeVisitorList(request, reply, remaining);
};

interface Options {
  readonly renderPage: RenderPage;
  readonly useCases: RequestUseCases;
  readonly delivery: Delivery;
}

/** Accepts forms without JavaScript: redirects to the confirmation, or renders the page again with errors and input. */
export const formPageRoutes =
  ({ renderPage, useCases, delivery }: Options): FastifyPluginAsync =>
  async (app) => {
    await acceptUploads(app);
    for (const [page, kind] of Object.entries(formPages))
      for (const path of inEveryForm(page))
        app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
          const render = async (
            form: PostedForm,
            status: number,
            visitorList: readonly RequestItem[] = visitorListOf(request),
          ): Promise<FastifyReply> => {
            const language = formLanguage(request);
            const rendered = await renderPage({ url: request.url, language, form, visitorList });
            return sendPage(reply, rendered, { delivery: delivery.personal[language], status });
          };
          const changed = changeList(request, reply, productsOf(request));
          if (changed) {
            const { result, visitorList, products } = changed;
            const values = {
              ...inputOf(request),
              ...(products && { products: encodeRequestItems(products) }),
            };
            return render({ values, result, ...filesOf(request) }, 200, visitorList);
          }
          let status = 503;
          const result: ReceivedForm = await receiveForm({ app, useCases }, request, kind).catch(
            (error: unknown) => {
              request.log.error({ err: error }, 'form failed');
              status = error instanceof Error ? statusOf(error) : 500;
              return { kind: 'unavailable' };
            },
          );
          if (result.kind === 'sent') {
            removeSentFromList(request, reply);
            return setReceiptCookie(reply, result.id).redirect(`${path}?sent=1`, 303);
          }
          if (result.kind === 'tooMany') reply.header('retry-after', String(result.retryAfter));
          if (result.kind === 'unavailable') reply.header('retry-after', '5');
          return render(
            { values: inputOf(request), result, ...filesOf(request) },
            result.kind === 'unavailable' ? status : statuses[result.kind],
          );
        });
  };
