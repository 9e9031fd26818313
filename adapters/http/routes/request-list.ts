import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inEveryForm, listAdditionId, requestListPath } from '#domain/site/paths.ts';
import { inFormOf } from '#domain/site/page-address.ts';
import { paths } from '#domain/site/pages.ts';
import { sizeChoicePath } from '#domain/site/size-choice-path.ts';
import {
  type ProductOrVariant,
  type ListItem,
  itemsOf,
  parseItemKey,
  productKey,
} from '#contracts/list/items.ts';
import type { ListAddition } from '#contracts/list/addition.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { withAdded } from '#contracts/list/with-added.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { addedAddress, requestAddress, storeOwnList, ownListOf } from '../forms/own-list.ts';

/** More than twice the size of the longest list. */
const maxBodyBytes = 65_536;

const isKey = (key: string): boolean => parseItemKey(key) !== undefined;

/**
 * Fields that the buttons of pages post: `add`, with the key of an item, or those of a set between commas; `choose`, with
 * a product of which a variant is to be chosen; `quote`, with the product of the page, beside which `add` is its chosen
 * size or empty.
 */
const listChange = z.object({
  add: z.optional(
    z.string().check(z.refine((keys) => keys === '' || keys.split(',').every((key) => isKey(key)))),
  ),
  choose: z.optional(z.string().check(z.refine(isKey))),
  quote: z.optional(z.string().check(z.refine(isKey))),
});

const isIn = (items: readonly ListItem[], item: ProductOrVariant): boolean => itemsOf(items, item).length > 0;

/**
 * The items that a button adds. Without a chosen size, a quote for a product, and a product of a set, is what the list has of
 * it, if it has any: a set names products, and one that is there in some size is there.
 */
const addedItems = (
  { add = '', quote }: z.output<typeof listChange>,
  list: readonly ListItem[],
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
  readonly list: readonly ListItem[];
  readonly addition?: Omit<ListAddition, 'from'>;
  /** Whether the list has no room for something that was added. */
  readonly isFull: boolean;
}

const changeOf = (request: FastifyRequest): Change => {
  const before = ownListOf(request);
  const { success, data } = listChange.safeParse(request.body);
  if (!success) return { list: before, isFull: false };
  const added = addedItems(data, before);
  const list = added.reduce((items, item) => withAdded(items, { ...item, quantity: 1 }), before);
  const count = added.filter((item) => isIn(list, item) && !isIn(before, item)).length;
  const [first, second] = added;
  const addition = {
    added: count,
    known: added.length - count,
    ...(first && !second && { key: productKey(first) }),
    ...(added.some((item) => isIn(before, { slug: item.slug }) && !isIn(list, { slug: item.slug })) && {
      replaced: true,
    }),
  };
  const isFull = !added.every((item) => isIn(list, item));
  return { list, isFull, ...(first && { addition }) };
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
      const { list, addition, isFull } = changeOf(request);
      const known = ownListOf(request);
      const isFirst = list.length > 0 && known.length === 0;
      const isStored = !isFull && storeOwnList(reply, list);
      reply.header('cache-control', 'no-store');
      if (isStored && addition) storeListAddition(request, reply, { page, ...addition });
      if (isStored) {
        const address = isFirst ? addedAddress(page, list) : requestAddress(page, list);
        return reply.redirect(addition ? `${address}#${listAdditionId}` : address, 303);
      }
      const address = `${requestAddress(page, known)}${known.length > 0 ? '&' : '?'}full=1`;
      return reply.redirect(`${address}#${listAdditionId}`, 303);
    });
};
