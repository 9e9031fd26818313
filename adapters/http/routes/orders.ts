import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { IdentifyOrder } from '#domain/search/identify-order.ts';
import { defaultLanguage } from '#domain/shared/language.ts';
import {
  inEveryForm,
  inSameForm,
  orderItemsPath,
  orderPath,
  paths,
  splitLanguage,
} from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import { apiPaths } from '../contracts/api-paths.ts';
import {
  type IdentifiedOrder,
  identifiedOrder,
  maxOrderLength,
  orderBody,
  orderChoicePrefix,
  orderFieldName,
  withOrder,
} from '../contracts/order.ts';
import type { RenderPage } from '../contracts/page.ts';
import { encodeListCookie } from '../contracts/list-cookie-value.ts';
import { type RequestItem, decodeRequestItems, isRequestItem } from '../contracts/request-items.ts';
import { requestAddress, storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';
import { negotiateLanguageOf } from '../pages/negotiate-language.ts';
import { sendPage } from '../pages/send-page.ts';

/** The longest text, each character of which takes six bytes in JSON and nine in a form. */
const maxBodyBytes = 1_048_576;

export interface OrderUseCases {
  readonly identifyOrder: IdentifyOrder;
}

interface Options {
  readonly useCases: OrderUseCases;
  readonly renderPage: RenderPage;
  readonly delivery: Delivery;
}

/** The texts that a form posted, by name. */
const postedTexts = (body: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** Those that the lines name, and those that were chosen for others. */
const postedItems = (body: unknown): readonly RequestItem[] =>
  [...postedTexts(body)]
    .filter(([name]) => name.startsWith(orderChoicePrefix))
    .flatMap(([, items]) => decodeRequestItems(items) ?? [])
    .filter(isRequestItem);

/** As many of the items as a cookie takes. */
const storable = (items: readonly RequestItem[]): readonly RequestItem[] =>
  encodeListCookie(items) === undefined ? storable(items.slice(0, -1)) : items;

/** Finds the products of pasted lines: for the request page, and without JavaScript as that page with the result. */
export const orderRoutes =
  ({ useCases, renderPage, delivery }: Options): FastifyPluginAsyncZod =>
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

    for (const path of inEveryForm(orderPath))
      app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
        const { language } = negotiateLanguageOf(request);
        const text = (postedTexts(request.body).get(orderFieldName) ?? '').slice(0, maxOrderLength);
        const order = await useCases
          .identifyOrder(text, language)
          .catch((err: unknown): IdentifiedOrder | undefined => {
            request.log.error({ err }, 'order lines not identified');
            return undefined;
          });
        const page = inSameForm(paths.request, splitLanguage(path).language);
        const url = requestAddress(page, visitorListOf(request));
        const rendered = await renderPage({ url, language, order: { text, order } });
        return sendPage(reply, rendered, {
          delivery: delivery.personal[language],
          status: order === undefined ? 503 : 200,
        });
      });

    for (const path of inEveryForm(orderItemsPath))
      app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
        const { list, left } = withOrder(visitorListOf(request), postedItems(request.body));
        // The address takes those that the cookie does not.
        storeVisitorList(request, reply, storable(list));
        const address = requestAddress(inSameForm(paths.request, splitLanguage(path).language), list);
        return reply
          .header('cache-control', 'no-store')
          .redirect(left.length > 0 ? `${address}&full=1` : address, 303);
      });
  };
