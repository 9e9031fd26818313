import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { listButtonNames } from '../contracts/form-fields.ts';
import { joinLists } from '../contracts/join-lists.ts';
import {
  type RequestItem,
  encodeRequestItems,
  hasItem,
  maxItems,
  withoutItems,
} from '../contracts/request-items.ts';
import { decodeRequestItems } from '../contracts/decode-request-items.ts';
import type { ListChanged } from '../contracts/submission-result.ts';
import { typedListOf } from './typed-list.ts';
import { storable, storeVisitorList } from './visitor-list.ts';

const items = z.optional(
  z.pipe(
    z.string(),
    z.transform((text) => decodeRequestItems(text) ?? []),
  ),
);

const listButtons = z.object({
  [listButtonNames.remove]: items,
  [listButtonNames.empty]: items,
  [listButtonNames.restore]: items,
  [listButtonNames.keep]: items,
});

/** What a button has made of the visitor's list. */
export interface ChangedList {
  readonly result: ListChanged;
  /** The visitor's own list after the change. */
  readonly visitorList: readonly RequestItem[];
  /** What the form requests then, where it is not what it posted; without products, those of the address. */
  readonly products?: readonly RequestItem[];
}

interface Lists {
  /** The visitor's own. */
  readonly list: readonly RequestItem[];
  /** The one that the form requests. */
  readonly shown: readonly RequestItem[];
}

const remove = ({ list }: Lists, removed: readonly RequestItem[]): ChangedList => ({
  result: { kind: 'listChanged' },
  visitorList: withoutItems(list, removed),
});

const empty = ({ list, shown }: Lists, removed: readonly RequestItem[]): ChangedList => {
  const own = shown.filter((item) => hasItem(list, item));
  const undo = { shown: encodeRequestItems(shown), own: encodeRequestItems(own) };
  return { result: { kind: 'listChanged', undo }, visitorList: withoutItems(list, removed) };
};

const restore = ({ list, shown }: Lists, restored: readonly RequestItem[]): ChangedList => ({
  result: { kind: 'listChanged' },
  visitorList: [...withoutItems(list, [...shown, ...restored]), ...restored],
  products: [],
});

/** @param own as the page knew it, so that a repeated post adds nothing */
const keep = ({ list, shown }: Lists, own: readonly RequestItem[]): ChangedList => {
  const { list: sum, exceeding } = joinLists(own, shown);
  const visitorList = storable([...sum, ...withoutItems(list, sum)].slice(0, maxItems));
  const joined = {
    summed: own.filter((item) => hasItem(shown, item)).length - exceeding.length,
    exceeding: exceeding.length,
    isFull: !shown.every((item) => hasItem(visitorList, item)),
    hadOwn: own.length > 0,
  };
  const undo = { shown: encodeRequestItems(shown), own: encodeRequestItems(own) };
  return { result: { kind: 'listChanged', joined, undo }, visitorList, products: sum };
};

/**
 * Changes the visitor's list as the button asks that posted the form.
 * @param shown the products that the form requests
 * @returns `undefined` for a form that was sent
 */
export const changeList = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: readonly RequestItem[],
): ChangedList | undefined => {
  const { data } = listButtons.safeParse(request.body);
  const changes = { remove, empty, restore, keep };
  for (const button of ['remove', 'empty', 'restore', 'keep'] as const) {
    const value = data?.[listButtonNames[button]];
    if (!value) continue;
    const changed = changes[button]({ list: typedListOf(request), shown }, value);
    storeVisitorList(reply, changed.visitorList);
    return changed;
  }
  return undefined;
};
