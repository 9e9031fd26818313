import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { IdentifyOrder } from '#domain/search/order/identify-order.ts';
import { defaultLanguage } from '#domain/shared/language.ts';
import { inEveryForm, listAdditionId, orderItemsPath, orderPath } from '#domain/site/paths.ts';
import { inFormOf } from '#domain/site/page-address.ts';
import { paths } from '#domain/site/pages.ts';
import type { Delivery } from '../cache/delivery.ts';
import { exceedingItems, faultyAnswers, takeOrder } from '#contracts/taken-order.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { type IdentifiedOrder, type PostedOrder, identifiedOrder, orderBody } from '#contracts/order.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type ListItem, isOwnRequest, productKey } from '#contracts/list/items.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { hasTyped, postedTexts, productsOf } from '../forms/posted-input.ts';
import { areLinesChanged, isPostedRestSent, postedDecisions, postedLines } from '../forms/posted-order.ts';
import { formLanguage, postedListOf } from '../forms/receive-form.ts';
import { sendPostedPage } from '../forms/send-posted-page.ts';
import { storeTypedList } from '../forms/typed-list.ts';
import { requestAddress, storable, storeOwnList, ownListOf } from '../forms/own-list.ts';

/** Twice the longest text, each character of which takes nine bytes in a form, and the other fields. */
const maxBodyBytes = 2_097_152;

export interface OrderUseCases {
  readonly identifyOrder: IdentifyOrder;
}

interface Options {
  readonly useCases: OrderUseCases;
  readonly renderPosted: RenderPage;
  readonly delivery: Delivery;
}

/** Whether the posted page shows the visitor's own list, and not one that somebody else's link names. */
const isOwnList = (request: FastifyRequest): boolean => {
  const own = ownListOf(request);
  const shown = postedListOf(request).items;
  return own.length === shown.length && isOwnRequest(own, shown);
};

const requestPage = (request: FastifyRequest): string => inFormOf(pageAddressOf(request), paths.request);

/** Finds what the lines of an order are; `undefined` if the catalogue does not answer. */
const identifyLines = async (
  { identifyOrder }: OrderUseCases,
  request: FastifyRequest,
  text: string,
): Promise<IdentifiedOrder | undefined> => {
  try {
    return await identifyOrder(text, formLanguage(request));
  } catch (err) {
    request.log.error({ err }, 'order lines not identified');
    return undefined;
  }
};

interface Shown {
  readonly url: string;
  /** The products that the page requests. */
  readonly items: readonly ListItem[];
  readonly order: PostedOrder;
  readonly ownList: readonly ListItem[];
}

/** Sends the request page with what came of the order, and with what was typed in its form. */
const sendOrderPage = (
  pages: Pick<Options, 'renderPosted' | 'delivery'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { items, order, ...shown }: Shown,
): Promise<FastifyReply> =>
  sendPostedPage(pages, request, reply, {
    ...shown,
    products: items,
    order,
    result: { kind: 'listChanged' },
    status: order.kind === 'failed' ? 503 : 200,
  });

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Shows what the posted lines of an order name. */
const checkLines =
  ({ useCases, ...pages }: Options): Handle =>
  async (request, reply) => {
    const text = postedLines(request);
    const identified = await identifyLines(useCases, request, text);
    const order: PostedOrder = identified
      ? { kind: 'checked', text, order: identified, ...postedDecisions(postedTexts(request), identified) }
      : { kind: 'failed', text, isRestSent: isPostedRestSent(postedTexts(request)) };
    const items = productsOf(request);
    return sendOrderPage(pages, request, reply, {
      url: requestAddress(requestPage(request), items),
      items,
      order,
      ownList: storeTypedList(request, reply),
    });
  };

/** Takes the chosen items of an order to the list. */
const takeItems =
  ({ useCases, ...pages }: Options): Handle =>
  async (request, reply) => {
    const texts = postedTexts(request);
    const language = formLanguage(request);
    const page = requestPage(request);
    const shown = productsOf(request);
    // The address takes those that the cookie does not.
    const isOwn = isOwnList(request);
    const addressWith = (list: readonly ListItem[], isFull: boolean): string =>
      requestAddress(page, list) + (isFull ? '&full=1' : '');
    const text = postedLines(request);
    const order = await identifyLines(useCases, request, text);
    const unchanged = (posted: PostedOrder): Promise<FastifyReply> =>
      sendOrderPage(pages, request, reply, {
        url: requestAddress(page, shown),
        items: shown,
        order: posted,
        ownList: storeTypedList(request, reply),
      });
    if (!order) return unchanged({ kind: 'failed', text, isRestSent: isPostedRestSent(texts) });
    const decisions = postedDecisions(texts, order);
    const checked: PostedOrder = { kind: 'checked', text, order, ...decisions };
    if (faultyAnswers(order, decisions.answers, language).size > 0) return unchanged(checked);
    const { list, added, rest, left, isFull } = takeOrder(shown, { text, order, language, ...decisions });
    // What is not clear in changed lines was not asked yet.
    if (added.length === 0 && areLinesChanged(texts)) return unchanged(checked);
    if (isOwn) storeOwnList(reply, storable(list));
    reply.header('cache-control', 'no-store');
    const url = addressWith(list, isFull);
    const keys = new Set(added.map(productKey));
    const [key] = keys;
    if (keys.size > 0 && rest === '' && !hasTyped(request)) {
      const addition = { added: keys.size, known: 0, ...(keys.size === 1 && { key }) };
      storeListAddition(request, reply, { page, ...addition });
      return reply.redirect(`${url}#${listAdditionId}`, 303);
    }
    return sendOrderPage(pages, request, reply, {
      url,
      items: list,
      order: {
        kind: 'added',
        text: rest,
        count: keys.size,
        left,
        exceeding: exceedingItems(shown, order, { language, ...decisions }).length,
        isRestSent: decisions.isRestSent,
      },
      // What the cookie does not take is in the list that is shown, and is no other list.
      ownList: isOwn ? list : ownListOf(request),
    });
  };

/** Finds the products of pasted lines: for the request page, and without JavaScript as that page with the result. */
export const orderRoutes =
  (options: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      apiPaths.orderLines,
      {
        bodyLimit: maxBodyBytes,
        schema: {
          summary: 'What the lines of an order name: REFs or names with quantities, one a line',
          body: orderBody,
          response: { 200: identifiedOrder },
        },
      },
      ({ body: { text, lang = defaultLanguage } }) => options.useCases.identifyOrder(text, lang),
    );

    // For those who open the address that the page has after a post.
    for (const path of [...inEveryForm(orderPath), ...inEveryForm(orderItemsPath)])
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        reply.redirect(requestPage(request), 303),
      );

    const postOptions = { bodyLimit: maxBodyBytes, schema: { hide: true } };
    for (const path of inEveryForm(orderPath)) app.post(path, postOptions, checkLines(options));
    for (const path of inEveryForm(orderItemsPath)) app.post(path, postOptions, takeItems(options));
  };
