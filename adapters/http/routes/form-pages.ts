import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { formQuestions } from '#contracts/form-questions.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { inFormOf } from '#domain/site/page-address.ts';
import { inEveryForm } from '#domain/site/paths.ts';
import { formPages, isFormPage, paths } from '#domain/site/pages.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { PostedOrder } from '#contracts/order.ts';
import type { RenderPage } from '#contracts/page.ts';
import { isCompleteItem } from '#contracts/list/decode-items.ts';
import { withoutItems } from '#contracts/list/items.ts';
import { type ChangedList, changeList, languageChoiceOf, sizeChoiceOf } from '../forms/change-list.ts';
import { askedOf, filesOf, hasTyped, lostFilesOf, productsOf } from '../forms/posted-input.ts';
import { storeTypedList, withTypedItems } from '../forms/typed-list.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { listKeepingOf, storeOwnList, ownListOf } from '../forms/own-list.ts';
import { logFormFailure } from '../forms/log-form-failure.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import type { Clock } from '../../process/clock.ts';
import { statusOf } from '../plugins/problems.ts';
import type { OrderUseCases } from './orders.ts';
import { acceptUploads } from '../forms/read-parts.ts';
import type { ReceiptUseCases } from '../forms/find-receipt.ts';
import { OrderOpenError, areLinesChecked, readPostedOrder, typedOrder } from '../forms/posted-order.ts';
import { sendPostedPage } from '../forms/send-posted-page.ts';
import { rememberRequest } from '../forms/sent-requests.ts';
import { receiptQuery } from '../forms/receipt-link.ts';
import {
  type FormOfPage,
  type ReceivedForm,
  type RequestUseCases,
  formLanguage,
  postedListOf,
  receiveForm,
} from '../forms/receive-form.ts';

/** Maximum of the API's forms as well. Forms with files have limits of their own (read-parts.ts). */
const maxBodyBytes = 65_536;

/** Maximum of a form with the lines of an order: as of the order alone. */
const maxOrderBodyBytes = 2_097_152;

type PostedResult = Exclude<ReceivedForm, { kind: 'sent' }> | { readonly kind: 'orderOpen' };

const statuses: Readonly<Record<Exclude<PostedResult['kind'], 'unavailable'>, number>> = {
  invalid: 422,
  orderOpen: 422,
  tooMany: 429,
  storageFull: 507,
};

/** The catalogue could not be asked what the lines of an order are. */
class OrderUnavailableError extends Error {
  override readonly name = 'OrderUnavailableError';
  readonly statusCode = 503;
}

/** Removes what was sent from the list, whatever the quantity, and in whatever unit the list has it. */
const removeSentFromList = (request: FastifyRequest, reply: FastifyReply): void => {
  const sent = [...postedListOf(request).items, ...productsOf(request)];
  const list = ownListOf(request);
  const remaining = withoutItems(list, sent);
  if (remaining.length < list.length) storeOwnList(reply, remaining);
};

const statusOfResult = (result: PostedResult): number =>
  result.kind === 'unavailable' ? 503 : statuses[result.kind];

/** A change of the list that the browser did not keep: the products are those of the form alone. */
const withoutOwnList = ({ products }: ChangedList): ChangedList => ({
  result: { kind: 'listChanged' },
  ownList: [],
  ...(products && { products }),
});

/**
 * Address that says all that the page would show after a change of the list, with the quantities that were typed; `undefined`
 * where something else was typed, or the change can be undone.
 */
const addressOfList = (
  request: FastifyRequest,
  { result: { undo }, products = productsOf(request) }: ChangedList,
): string | undefined => {
  if (undo || hasTyped(request) || typedOrder(request) || !products.every(isCompleteItem)) return undefined;
  const { url, query } = pageAddressOf(request);
  return query.has('items') ? withTypedItems(request, url, products) : undefined;
};

interface ReceivedPage {
  readonly result: ReceivedForm | { readonly kind: 'orderOpen' };
  readonly status: number;
  readonly order: PostedOrder | undefined;
}

interface Options {
  readonly renderPosted: RenderPage;
  readonly useCases: RequestUseCases & OrderUseCases & Pick<ReceiptUseCases, 'signedReceipts'>;
  readonly delivery: Delivery;
  readonly now: Clock;
}

/** Result for a form that is too large: of its texts, only the message can make it so. */
const tooLarge: ReceivedForm = { kind: 'invalid', errors: [{ field: 'message', code: 'tooLong' }] };

const tooLargeStatus = 413;

/** Answers a body that was not read, such as one that is too large. */
const bodyErrorHandler =
  (pages: Pick<Options, 'renderPosted' | 'delivery'>) =>
  (bodyError: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = statusOf(bodyError);
    if (status !== tooLargeStatus) throw bodyError;
    sendPostedPage(pages, request, reply, { result: tooLarge, status }).catch((error: unknown) =>
      reply.send(error),
    );
  };

const findQuestions: FormOfPage['findQuestions'] = (request, form) =>
  formQuestions(
    {
      ...form,
      hasFiles: filesOf(request).length > 0,
      lostFiles: lostFilesOf(request),
      hasGuesses: false,
      asked: askedOf(request),
    },
    formLanguage(request),
  );

interface Receiver extends Pick<Options, 'useCases'> {
  readonly app: FastifyInstance;
}

/** Receives a form with the lines of the order that were posted along; those that name items for sure go with it. */
const receive = async (
  { app, useCases }: Receiver,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RequestKind,
): Promise<ReceivedPage> => {
  let order: PostedOrder | undefined;
  const complete = async () => {
    const read = await readPostedOrder(request, useCases.identifyOrder);
    ({ order } = read ?? {});
    if (read?.isOpen) throw new OrderOpenError();
    if (read && !read.fields) throw new OrderUnavailableError();
    return read?.fields ?? {};
  };
  try {
    const result = await receiveForm({ app, useCases }, request, kind, { complete, findQuestions });
    return { result, order, status: result.kind === 'sent' ? 303 : statusOfResult(result) };
  } catch (error) {
    if (error instanceof OrderOpenError)
      return { result: { kind: 'orderOpen' }, order, status: statuses.orderOpen };
    const status = error instanceof Error ? statusOf(error) : 500;
    if (status === tooLargeStatus) return { result: tooLarge, order, status };
    if (!(error instanceof OrderUnavailableError)) logFormFailure(reply, error, status);
    return { result: { kind: 'unavailable' }, order, status };
  }
};

/** Accepts forms without JavaScript: redirects to the confirmation, or renders the page again with errors and input. */
export const formPageRoutes =
  ({ useCases, now, ...pages }: Options): FastifyPluginAsync =>
  async (app) => {
    await acceptUploads(app);

    for (const page of Object.keys(formPages).filter(isFormPage))
      for (const path of inEveryForm(paths[page]))
        app.post(
          path,
          {
            bodyLimit: page === 'request' ? maxOrderBodyBytes : maxBodyBytes,
            schema: { hide: true },
            errorHandler: bodyErrorHandler(pages),
          },
          async (request, reply) => {
            const chosen = sizeChoiceOf(request);
            if (chosen !== undefined) {
              storeTypedList(request, reply);
              reply.header('cache-control', 'no-store');
              return reply.redirect(inFormOf(pageAddressOf(request), chosen), 303);
            }
            const language = languageChoiceOf(request);
            if (language)
              return sendPostedPage(pages, request, reply, {
                result: { kind: 'listChanged' },
                status: 200,
                language,
                ownList: storeTypedList(request, reply),
                order: areLinesChecked(request)
                  ? (await readPostedOrder(request, useCases.identifyOrder, language))?.order
                  : typedOrder(request),
              });
            const changed = changeList(request, reply, productsOf(request));
            if (changed) {
              const keeping = changed.result.joined && listKeepingOf(request);
              // With the form, and with the cookie if the browser kept it.
              if (keeping?.kind === 'unknown')
                return reply.header('cache-control', 'no-store').redirect(keeping.next, 307);
              const address = keeping ? undefined : addressOfList(request, changed);
              if (address !== undefined) {
                if (changed.result.isUpdated)
                  storeListAddition(request, reply, { page: path, added: 0, known: 0, isUpdated: true });
                return reply.header('cache-control', 'no-store').redirect(address, 303);
              }
              const shown = keeping?.kind === 'lost' ? withoutOwnList(changed) : changed;
              return sendPostedPage(pages, request, reply, {
                ...shown,
                url: keeping && withTypedItems(request, keeping.url, changed.products),
                status: 200,
                order: typedOrder(request),
              });
            }
            const { result, status, order } = await receive(
              { app, useCases },
              request,
              reply,
              formPages[page],
            );
            if (result.kind === 'sent') {
              removeSentFromList(request, reply);
              const query = await receiptQuery(result.id, useCases.signedReceipts);
              return rememberRequest(reply, result, now()).redirect(path + query, 303);
            }
            if (result.kind === 'tooMany') reply.header('retry-after', String(result.retryAfter));
            if (result.kind === 'unavailable') reply.header('retry-after', '5');
            const ownList = storeTypedList(request, reply);
            return sendPostedPage(pages, request, reply, { result, status, order, ownList });
          },
        );
  };
