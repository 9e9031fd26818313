import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { listButtonNames } from '../contracts/form-fields.ts';
import {
  type RequestItem,
  decodeRequestItems,
  encodeRequestItems,
  hasItem,
  withoutItems,
} from '../contracts/request-items.ts';
import type { ListChanged } from '../contracts/submission-result.ts';
import { storeVisitorList, visitorListOf } from './visitor-list.ts';

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
});

/**
 * Changes the visitor's list as the button asks that posted the form.
 * @param shown the products that the form requests
 * @returns `undefined` for a form that was sent
 */
export const changeList = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: readonly RequestItem[],
): ListChanged | undefined => {
  const { data } = listButtons.safeParse(request.body);
  const { remove, empty, restore } = {
    remove: data?.[listButtonNames.remove],
    empty: data?.[listButtonNames.empty],
    restore: data?.[listButtonNames.restore],
  };
  const removed = remove ?? empty;
  if (!removed && !restore) return undefined;
  const list = visitorListOf(request);
  const remaining = withoutItems(list, removed ?? restore ?? []);
  storeVisitorList(reply, [...remaining, ...(restore ?? [])]);
  if (!empty) return { kind: 'listChanged' };
  const own = shown.filter((item) => hasItem(list, item));
  return {
    kind: 'listChanged',
    undo: { shown: encodeRequestItems(shown), own: encodeRequestItems(own) },
  };
};
