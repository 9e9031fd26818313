import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { IdentifyOrder } from '#domain/search/identify-order.ts';
import { detailFields } from '#domain/requests/request-details.ts';
import { restOf } from '#domain/search/rest-of-order.ts';
import { type Language, defaultLanguage } from '#domain/shared/language.ts';
import {
  inEveryForm,
  inSameForm,
  listAdditionId,
  orderItemsPath,
  orderPath,
  paths,
  splitLanguage,
} from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import { faultyAnswers } from '../contracts/taken-order.ts';
import { withTypedAmount } from '../contracts/typed-amount.ts';
import { apiPaths } from '../contracts/api-paths.ts';
import {
  type IdentifiedOrder,
  type PostedOrder,
  identifiedOrder,
  orderAmountPrefix,
  orderBody,
  orderChoicePrefix,
} from '../contracts/order.ts';
import { joinLists } from '../contracts/join-lists.ts';
import type { RenderPage } from '../contracts/page.ts';
import { type RequestItem, hasItem, productKey } from '../contracts/request-items.ts';
import { decodeRequestItems, isRequestItem } from '../contracts/decode-request-items.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { filesOf, inputOf, productsOf } from '../forms/posted-input.ts';
import { areLinesAsChecked, postedDecisions, postedLines, postedTexts } from '../forms/posted-order.ts';
import { formLanguage, postedListOf } from '../forms/receive-form.ts';
import { sendPostedPage } from '../forms/send-posted-page.ts';
import { storeTypedList } from '../forms/typed-list.ts';
import { requestAddress, storable, storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';

/** The fields of the form that the visitor fills in. */
const typedFields = ['name', 'email', 'country', 'phone', 'message', ...detailFields] as const;

/** Twice the longest text, each character of which takes nine bytes in a form, and the other fields. */
const maxBodyBytes = 2_097_152;

export interface OrderUseCases {
  readonly identifyOrder: IdentifyOrder;
}

interface Options {
  readonly useCases: OrderUseCases;
  readonly renderPage: RenderPage;
  readonly delivery: Delivery;
}

interface PickedItem {
  /** Number of the line. */
  readonly line: number;
  readonly item: RequestItem;
}

/** Those that the lines name, and those that were chosen for others, with how many were answered where that was asked. */
const pickedItems = (texts: ReadonlyMap<string, string>, language: Language): readonly PickedItem[] =>
  [...texts]
    .filter(([name]) => name.startsWith(orderChoicePrefix))
    .flatMap(([name, items]) => {
      const line = name.slice(orderChoicePrefix.length);
      const answer = texts.get(orderAmountPrefix + line);
      return (decodeRequestItems(items) ?? [])
        .map((item) => (answer === undefined ? item : withTypedAmount(item, answer, language)))
        .filter(isRequestItem)
        .map((item) => ({ line: Number(line), item }));
    });

/** Whether the form of the page was posted along: pages of the release before posted the order alone. */
const hasForm = (request: FastifyRequest): boolean => Object.keys(inputOf(request)).length > 0;

/** Whether the form of the page has something that an address cannot keep: texts, or names of chosen files. */
const hasTyped = (request: FastifyRequest): boolean => {
  const input = inputOf(request);
  return typedFields.some((field) => (input[field] ?? '') !== '') || filesOf(request).length > 0;
};

/** The products of the page. Posted along, they make a form that is posted again add nothing more. */
const shownItems = (request: FastifyRequest): readonly RequestItem[] =>
  hasForm(request) ? productsOf(request) : visitorListOf(request);

/** Whether the page shows the visitor's own list, and not one that somebody else's link names. */
const isOwnList = (request: FastifyRequest): boolean => {
  const own = visitorListOf(request);
  const shown = hasForm(request) ? postedListOf(request).items : own;
  return own.length === shown.length && own.every((item) => hasItem(shown, item));
};

const requestPage = (path: string): string => inSameForm(paths.request, splitLanguage(path).language);

/** The order that was checked; `undefined` if its lines were changed since, or the catalogue does not answer. */
const checkedOrder = async (
  { useCases }: Pick<Options, 'useCases'>,
  request: FastifyRequest,
): Promise<IdentifiedOrder | undefined> => {
  if (!hasForm(request) || !areLinesAsChecked(postedTexts(request))) return undefined;
  try {
    return await useCases.identifyOrder(postedLines(request), formLanguage(request));
  } catch (err) {
    request.log.error({ err }, 'order lines not identified');
    return undefined;
  }
};

interface Shown {
  readonly url: string;
  /** The products that the page requests. */
  readonly items: readonly RequestItem[];
  readonly order: PostedOrder;
  readonly visitorList: readonly RequestItem[];
}

/** Sends the request page with what came of the order, and with what was typed in its form. */
const sendOrderPage = (
  pages: Pick<Options, 'renderPage' | 'delivery'>,
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

/** Finds the products of pasted lines: for the request page, and without JavaScript as that page with the result. */
export const orderRoutes =
  ({ useCases, ...pages }: Options): FastifyPluginAsyncZod =>
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
      ({ body: { text, lang = defaultLanguage } }) => useCases.identifyOrder(text, lang),
    );

    // For those who open the address that the page has after a post.
    for (const path of [...inEveryForm(orderPath), ...inEveryForm(orderItemsPath)])
      app.get(path, { schema: { hide: true } }, (_request, reply) => reply.redirect(requestPage(path), 303));

    for (const path of inEveryForm(orderPath))
      app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
        const text = postedLines(request);
        const decisions = postedDecisions(postedTexts(request));
        const order = await useCases.identifyOrder(text, formLanguage(request)).then(
          (identified): PostedOrder => ({
            kind: 'checked',
            text,
            order: identified,
            ...decisions,
          }),
          (err: unknown): PostedOrder => {
            request.log.error({ err }, 'order lines not identified');
            return { kind: 'failed', text, isRestSent: decisions.isRestSent };
          },
        );
        const items = shownItems(request);
        return sendOrderPage(pages, request, reply, {
          url: requestAddress(requestPage(path), items),
          items,
          order,
          visitorList: storeTypedList(request, reply),
        });
      });

    for (const path of inEveryForm(orderItemsPath))
      app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
        const texts = postedTexts(request);
        const text = postedLines(request);
        const language = formLanguage(request);
        const shown = shownItems(request);
        const order = await checkedOrder({ useCases }, request);
        const decisions = postedDecisions(texts);
        if (order && faultyAnswers(order, decisions.answers, language).size > 0)
          return sendOrderPage(pages, request, reply, {
            url: requestAddress(requestPage(path), shown),
            items: shown,
            order: { kind: 'checked', text, order, ...decisions },
            visitorList: storeTypedList(request, reply),
          });
        const picked = pickedItems(texts, language);
        const { list, left, exceeding } = joinLists(
          shown,
          picked.map(({ item }) => item),
        );
        // The address takes those that the cookie does not.
        const isOwn = isOwnList(request);
        if (isOwn) storeVisitorList(reply, storable(list));
        const address = requestAddress(requestPage(path), list);
        const url = left.length > exceeding.length ? `${address}&full=1` : address;
        reply.header('cache-control', 'no-store');
        if (!hasForm(request)) return reply.redirect(url, 303);
        const taken = picked.filter(({ item }) => !left.includes(item));
        // Lines that were changed since they were checked may be others.
        const rest = order ? restOf(text, order, new Set(taken.map(({ line }) => line))) : text;
        const keys = new Set(taken.map(({ item }) => productKey(item)));
        const [key] = keys;
        if (keys.size > 0 && rest.trim() === '' && !hasTyped(request)) {
          const addition = { added: keys.size, known: 0, ...(keys.size === 1 && { key }) };
          storeListAddition(request, reply, { page: requestPage(path), ...addition });
          return reply.redirect(`${url}#${listAdditionId}`, 303);
        }
        return sendOrderPage(pages, request, reply, {
          url,
          items: list,
          order: {
            kind: 'added',
            text: rest,
            count: keys.size,
            exceeding: exceeding.length,
            isRestSent: decisions.isRestSent,
          },
          // What the cookie does not take is in the list that is shown, and is no other list.
          visitorList: isOwn ? list : visitorListOf(request),
        });
      });
  };
