import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  inSameForm,
  inEveryForm,
  listAdditionId,
  paths,
  requestListPath,
  sizeFieldId,
  splitLanguage,
} from '#domain/site/paths.ts';
import {
  type ProductOrVariant,
  type RequestItem,
  hasItem,
  itemKey,
  itemsOf,
  maxItems,
  parseItemKey,
} from '../contracts/request-items.ts';
import type { ListAddition } from '../contracts/list-addition.ts';
import { joinLists } from '../contracts/join-lists.ts';
import { decodeRequestItems } from '../contracts/decode-request-items.ts';
import { storeListAddition } from '../forms/list-addition.ts';
import { addedAddress, requestAddress, storeVisitorList, visitorListOf } from '../forms/visitor-list.ts';

/** More than twice the size of the longest list. */
const maxBodyBytes = 65_536;

/**
 * What the buttons of pages post: `add`, with keys of items between commas, `choose`, with a product of which a variant is to be chosen, or `remove`, with the key of an item, and `keep`, the last two with the
 * products of the page. Pages of the release before post `remove`, to be dropped in the next one.
 */
const listChange = z.object({
  add: z.optional(
    z.string().check(z.refine((keys) => keys.split(',').every((key) => parseItemKey(key) !== undefined))),
  ),
  choose: z.optional(z.string().check(z.refine((key) => parseItemKey(key) !== undefined))),
  remove: z.optional(z.string()),
  keep: z.optional(z.string()),
  items: z.optional(z.string()),
});

const withItem = (items: readonly RequestItem[], added: RequestItem): readonly RequestItem[] =>
  hasItem(items, added) ? items : [...items, added];

const without = (items: readonly RequestItem[], removed: string): readonly RequestItem[] =>
  items.filter((item) => itemKey(item) !== removed);

interface Change {
  readonly stored: readonly RequestItem[];
  readonly shown: readonly RequestItem[];
  readonly addition?: Omit<ListAddition, 'from'>;
}

const changeOf = (request: FastifyRequest): Change => {
  const list = visitorListOf(request);
  const { success, data } = listChange.safeParse(request.body);
  if (!success) return { stored: list, shown: list };
  const shown = decodeRequestItems(data.items ?? '') ?? [];
  if (data.remove !== undefined)
    return { stored: without(list, data.remove), shown: without(shown, data.remove) };
  const combined = data.keep === undefined ? list : joinLists(list, shown).list;
  const added = (data.add ?? '').split(',').flatMap((key) => parseItemKey(key) ?? []);
  const isNew = (item: ProductOrVariant): boolean => itemsOf(combined, item).length === 0;
  const stored = added
    .filter(isNew)
    .reduce((items, item) => withItem(items, { ...item, quantity: 1 }), combined);
  const count = stored.length - combined.length;
  const [first, second] = added;
  const addition = {
    added: count,
    known: added.length - count,
    ...(first && !second && { key: itemKey(first) }),
  };
  return { stored, shown: stored, ...(first && { addition }) };
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
        const { language } = splitLanguage(path);
        reply.header('cache-control', 'no-store');
        return reply.redirect(`${inSameForm(paths.product(product), language)}#${sizeFieldId}`, 303);
      }
      const page = inSameForm(paths.request, splitLanguage(path).language);
      const { stored, shown, addition } = changeOf(request);
      const isFirst = shown.length > 0 && visitorListOf(request).length === 0;
      const isStored = stored.length <= maxItems && storeVisitorList(reply, stored);
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
