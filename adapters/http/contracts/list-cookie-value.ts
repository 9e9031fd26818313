import { type RequestItem, encodeRequestItems, isRequestItem, itemKey, maxItems } from './request-items.ts';
import { decodeRequestItems } from './decode-request-items.ts';

/** Browsers ignore a cookie of more than 4,096 bytes, of which name and attributes take some. */
const maxLength = 3900;

/** `slug:2.other-slug~A!1`, as a cookie may have no commas; `undefined` if it is too long for one. */
export const encodeListCookie = (items: readonly RequestItem[]): string | undefined => {
  const value = encodeRequestItems(items).replaceAll('.', '!').replaceAll(',', '.');
  return value.length <= maxLength ? value : undefined;
};

/** The valid products of a cookie, which anybody may have written, each once. */
export const decodeListCookie = (value: string): readonly RequestItem[] => {
  const items = value
    .slice(0, maxLength)
    .split('.')
    .flatMap((part) => decodeRequestItems(part.replaceAll('!', '.')) ?? [])
    .filter(isRequestItem);
  return [...new Map(items.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
