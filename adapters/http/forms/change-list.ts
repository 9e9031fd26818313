import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Language, languages } from '#domain/shared/language.ts';
import { sizeChoicePath } from '#domain/site/size-choice-path.ts';
import { languageButtonName, listButtonNames } from '#contracts/form-fields.ts';
import { joinLists } from '#contracts/list/join-lists.ts';
import { type ListItem, encodeItems, hasItem, maxItems, withoutItems } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import type { ListChanged } from '#contracts/submission-result.ts';
import { withTypedAmounts } from './typed-list.ts';
import { storable, storeOwnList, ownListOf } from './own-list.ts';

const items = z.optional(
  z.pipe(
    z.string(),
    z.transform((text) => decodeItems(text) ?? []),
  ),
);

const listButtons = z.object({
  [listButtonNames.remove]: items,
  [listButtonNames.empty]: items,
  [listButtonNames.restore]: items,
  [listButtonNames.keep]: items,
  [listButtonNames.update]: items,
});

/** Result of pressing a button that changes the visitor's list. */
export interface ChangedList {
  readonly result: ListChanged;
  /** The visitor's own list after the change. */
  readonly ownList: readonly ListItem[];
  /**
   * Items that the form requests after the change, where they are not those that it posted; without products, those of
   * the address.
   */
  readonly products?: readonly ListItem[];
}

interface Lists {
  /** The visitor's own, in the amounts that it had before the form was filled in. */
  readonly list: readonly ListItem[];
  /** The one that the form requests, in the amounts that were typed. */
  readonly shown: readonly ListItem[];
  /** Some of the visitor's own list in the amounts that were typed. */
  readonly asTyped: (items: readonly ListItem[]) => readonly ListItem[];
}

/** Removes items with what was typed beside them, also where that would have joined another one. */
const remove = ({ list, asTyped }: Lists, removed: readonly ListItem[]): ChangedList => ({
  result: { kind: 'listChanged' },
  ownList: asTyped(withoutItems(list, removed)),
});

const empty = ({ list, shown, asTyped }: Lists, removed: readonly ListItem[]): ChangedList => {
  const typedList = asTyped(list);
  const own = shown.filter((item) => hasItem(typedList, item));
  const undo = { shown: encodeItems(shown), own: encodeItems(own) };
  return { result: { kind: 'listChanged', undo }, ownList: withoutItems(list, removed) };
};

const restore = ({ list, shown, asTyped }: Lists, restored: readonly ListItem[]): ChangedList => ({
  result: { kind: 'listChanged' },
  ownList: [...withoutItems(asTyped(list), [...shown, ...restored]), ...restored],
  products: [],
});

/** @param own as the page knew it, so that a repeated post adds nothing */
const keep = ({ list, shown, asTyped }: Lists, own: readonly ListItem[]): ChangedList => {
  const { list: sum, exceeding, summed } = joinLists(own, shown);
  const ownList = storable([...sum, ...withoutItems(asTyped(list), sum)].slice(0, maxItems));
  const joined = {
    summed,
    exceeding: exceeding.length,
    isFull: !shown.every((item) => hasItem(ownList, item)),
    hadOwn: own.length > 0,
  };
  const undo = { shown: encodeItems(shown), own: encodeItems(own) };
  return { result: { kind: 'listChanged', joined, undo }, ownList, products: sum };
};

const update = ({ list, asTyped }: Lists): ChangedList => ({
  result: { kind: 'listChanged', isUpdated: true },
  ownList: asTyped(list),
});

const choice = z.object({ [listButtonNames.choose]: items });

/** Path, without the language, of the choice of a size, if the button that posted the form leads to one. */
export const sizeChoiceOf = ({ body }: FastifyRequest): string | undefined => {
  const [product] = choice.safeParse(body).data?.[listButtonNames.choose] ?? [];
  return product && sizeChoicePath(product.slug);
};

const languageChoice = z.object({ [languageButtonName]: z.enum(languages) });

/** The language to show the page in, if the button that posted the form asks for one. */
export const languageChoiceOf = ({ body }: FastifyRequest): Language | undefined =>
  languageChoice.safeParse(body).data?.[languageButtonName];

/**
 * Changes the visitor's list as the button asks that posted the form.
 * @param shown the products that the form requests
 * @returns `undefined` for a form that was sent
 */
export const changeList = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: readonly ListItem[],
): ChangedList | undefined => {
  const { data } = listButtons.safeParse(request.body);
  const changes = { remove, empty, restore, keep, update };
  for (const button of ['remove', 'empty', 'restore', 'keep', 'update'] as const) {
    const value = data?.[listButtonNames[button]];
    if (!value) continue;
    const asTyped: Lists['asTyped'] = (some) => withTypedAmounts(request, some);
    const changed = changes[button]({ list: ownListOf(request), shown, asTyped }, value);
    storeOwnList(reply, changed.ownList);
    return changed;
  }
  return undefined;
};
