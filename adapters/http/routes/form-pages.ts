import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { inEveryForm } from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { RenderPage } from '../contracts/page.ts';
import type { PostedForm } from '../contracts/submission-result.ts';
import { type RequestItem, encodeRequestItems, withoutItems } from '../contracts/request-items.ts';
import { changeList } from '../forms/change-list.ts';
import { formPages } from '../forms/form-pages.ts';
import { filesOf, inputOf, productsOf } from '../forms/posted-input.ts';
import { storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';
import { logFailure } from '../plugins/request-log.ts';
import { statusOf } from '../plugins/problems.ts';
import { acceptUploads } from '../forms/read-parts.ts';
import type { ReceiptUseCases } from '../forms/find-receipt.ts';
import { setReceiptCookie } from '../forms/receipt-cookie.ts';
import { receiptAddress } from '../forms/receipt-link.ts';
import { type ReceivedForm, type RequestUseCases, formLanguage, receiveForm } from '../forms/receive-form.ts';
import { sendPage } from '../pages/send-page.ts';

/** That of the API's forms. Forms with files have limits of their own (read-parts.ts). */
const maxBodyBytes = 65_536;

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
  if (remaining.length < list.length) storeVisitorList(reply, remaining);
};

interface Options {
  readonly renderPage: RenderPage;
  readonly useCases: RequestUseCases & Pick<ReceiptUseCases, 'signedReceipts'>;
  readonly delivery: Delivery;
}

/** Of the texts of a form, only the message can make it too large. */
const tooLarge: ReceivedForm = { kind: 'invalid', errors: [{ field: 'message', code: 'tooLong' }] };

const tooLargeStatus = 413;

interface Shown {
  readonly result: PostedForm['result'];
  readonly status: number;
  /** That of the request by default. */
  readonly visitorList?: readonly RequestItem[];
  /** Those that were posted by default. */
  readonly products?: readonly RequestItem[] | undefined;
}

/** Shows the page of the form again, with what was posted. */
const createRender =
  ({ renderPage, delivery }: Pick<Options, 'renderPage' | 'delivery'>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, result, products, visitorList = visitorListOf(request) }: Shown,
  ): Promise<FastifyReply> => {
    const language = formLanguage(request);
    const values = { ...inputOf(request), ...(products && { products: encodeRequestItems(products) }) };
    const form = { values, result, ...filesOf(request) };
    const rendered = await renderPage({ url: request.url, language, form, visitorList });
    return sendPage(reply, rendered, { delivery: delivery.personal[language], status });
  };

/** Accepts forms without JavaScript: redirects to the confirmation, or renders the page again with errors and input. */
export const formPageRoutes =
  ({ renderPage, useCases, delivery }: Options): FastifyPluginAsync =>
  async (app) => {
    await acceptUploads(app);

    const render = createRender({ renderPage, delivery });

    /** Of a body that was not read, such as one that is too large. */
    const handleBodyError = (bodyError: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      const status = statusOf(bodyError);
      if (status !== tooLargeStatus) throw bodyError;
      render(request, reply, { result: tooLarge, status }).catch((error: unknown) => reply.send(error));
    };

    for (const [page, kind] of Object.entries(formPages))
      for (const path of inEveryForm(page))
        app.post(
          path,
          { bodyLimit: maxBodyBytes, schema: { hide: true }, errorHandler: handleBodyError },
          async (request, reply) => {
            const changed = changeList(request, reply, productsOf(request));
            if (changed) return render(request, reply, { ...changed, status: 200 });
            let status = 503;
            const result: ReceivedForm = await receiveForm({ app, useCases }, request, kind).catch(
              (error: unknown) => {
                status = error instanceof Error ? statusOf(error) : 500;
                if (status === tooLargeStatus) return tooLarge;
                logFailure(reply, error, 'form failed');
                return { kind: 'unavailable' };
              },
            );
            if (result.kind === 'sent') {
              removeSentFromList(request, reply);
              const address = receiptAddress(path, result.id, useCases.signedReceipts);
              // Without the signature, the cookie alone says that the form was sent.
              return setReceiptCookie(reply, result.id).redirect(
                await address.catch(() => `${path}?sent=1`),
                303,
              );
            }
            if (result.kind === 'tooMany') reply.header('retry-after', String(result.retryAfter));
            if (result.kind === 'unavailable') reply.header('retry-after', '5');
            const isOwnStatus = result.kind === 'unavailable' || result === tooLarge;
            return render(request, reply, { result, status: isOwnStatus ? status : statuses[result.kind] });
          },
        );
  };
