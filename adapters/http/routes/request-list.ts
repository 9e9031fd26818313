import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inEveryForm, listAdditionId, requestListPath } from '#domain/site/paths.ts';
import { inFormOf } from '#domain/site/page-address.ts';
import { paths } from '#domain/site/pages.ts';
import { sizeChoicePath } from '#domain/site/size-choice-path.ts';
import {
  type ProductOrVariant,
  type RequestItem,
  itemKey,
  itemsOf,
  parseItemKey,
  productKey,
} from '#contracts/request-items.ts';
import type { ListAddition } from '#contracts/list-addition.ts';
import { joinLists } from '#contracts/join-lists.ts';
import { decodeRequestItems } from '#contracts/decode-request-items.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { withAdded } from '../forms/with-added.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { addedAddress, requestAddress, storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';

/** More than twice the size of the longest list. */
const maxBodyBytes = 65_536;

const isKey = (key: string): boolean => parseItemKey(key) !== undefined;

/**
 * Fields that the buttons of pages post: `add`, with the key of an item, or those of a set between commas, `choose`,
 * with a product of which a variant is to be chosen, `quote`, with the product of the page, beside which `add` is its
 * chosen size or empty, or `remove`, with the key of an item, and `keep`, the last two with the products of the page.
 * Pages of the release before post `remove`, to be dropped in the next one.
 */
const listChange = z.object({
  add: z.optional(
    z.string().check(z.refine((keys) => keys === '' || keys.split(',').every((key) => isKey(key)))),
  ),
  choose: z.optional(z.string().check(z.refine(isKey))),
  quote: z.optional(z.string().check(z.refine(isKey))),
  remove: z.optional(z.string()),
  keep: z.optional(z.string()),
  items: z.optional(z.string()),
});

const without = (items: readonly RequestItem[], removed: string): readonly RequestItem[] =>
  items.filter((item) => itemKey(item) !== removed);

const isIn = (items: readonly RequestItem[], item: ProductOrVariant): boolean =>
  itemsOf(items, item).length > 0;

/**
 * The items that a button adds. Without a chosen size, a quote for a product, and a product of a set, is what the list has of
 * it, if it has any: a set names products, and one that is there in some size is there.
 */
const addedItems = (
  { add = '', quote }: z.output<typeof listChange>,
  list: readonly RequestItem[],
): readonly ProductOrVariant[] => {
  const named = add.split(',').flatMap((key) => parseItemKey(key) ?? []);
  const product = quote === undefined ? undefined : parseItemKey(quote);
  const asListed = (wanted: ProductOrVariant): ProductOrVariant =>
    isIn(list, wanted) || wanted.ref !== undefined
      ? wanted
      : (list.find(({ slug }) => slug === wanted.slug) ?? wanted);
  if (named.length > 1) return named.map(asListed);
  return named.length === 0 && product ? [asListed(product)] : named;
};

interface Change {
  readonly stored: readonly RequestItem[];
  readonly shown: readonly RequestItem[];
  readonly addition?: Omit<ListAddition, 'from'>;
  /** Whether the list has no room for something that was added. */
  readonly isFull?: boolean;
}

const changeOf = (request: FastifyRequest): Change => {
  const list = visitorListOf(request);
  const { success, data } = listChange.safeParse(request.body);
  if (!success) return { stored: list, shown: list };
  const shown = decodeRequestItems(data.items ?? '') ?? [];
  if (data.remove !== undefined)
    return { stored: without(list, data.remove), shown: without(shown, data.remove) };
  const combined = data.keep === undefined ? list : joinLists(list, shown).list;
  const added = addedItems(data, combined);
  const stored = added.reduce((items, item) => withAdded(items, { ...item, quantity: 1 }), combined);
  const count = added.filter((item) => isIn(stored, item) && !isIn(combined, item)).length;
  const [first, second] = added;
  const addition = {
    added: count,
    known: added.length - count,
    ...(first && !second && { key: productKey(first) }),
    ...(added.some((item) => isIn(combined, { slug: item.slug }) && !isIn(stored, { slug: item.slug })) && {
      replaced: true,
    }),
  };
  const isFull = !added.every((item) => isIn(stored, item));
  return { stored, shown: stored, isFull, ...(first && { addition }) };
};

/**
 * Changes the list of requested products before a page is hydrated and without JavaScript, and shows it. Pages are the
 * same for all visitors, so the list is in a cookie.
 */
export const requestListRoutes: FastifyPluginAsync = async (app) => {
  for (const path of inEveryForm(requestListPath))
    app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
      const product = listChange.safeParse(request.body).data?.choose;
      if (product !== undefined) {
        reply.header('cache-control', 'no-store');
        return reply.redirect(inFormOf(pageAddressOf(request), sizeChoicePath(product)), 303);
      }
      const page = inFormOf(pageAddressOf(request), paths.request);
      const { stored, shown, addition, isFull } = changeOf(request);
      const isFirst = shown.length > 0 && visitorListOf(request).length === 0;
      const isStored = !isFull && storeVisitorList(reply, stored);
      reply.header('cache-control', 'no-store');
      if (isStored && addition) storeListAddition(request, reply, { page, ...addition });
      if (isStored) {
        const address = isFirst ? addedAddress(page, shown) : requestAddress(page, shown);
        return reply.redirect(addition ? `${address}#${listAdditionId}` : address, 303);
      }
      const list = visitorListOf(request);
      const address = `${requestAddress(page, list)}${list.length > 0 ? '&' : '?'}full=1`;
      return reply.redirect(`${address}#${listAdditionId}`, 303);
    });
};
