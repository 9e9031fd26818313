import { decodeRequestItems } from './decode-request-items.ts';
import { maxListCookieLength } from './list-cookie.ts';
import { type RequestItem, isListItem, itemKey, maxItems } from './request-items.ts';

/** The products of the cookies, which anybody may have written, each once, also with what was typed in place of a quantity. @param value of all cookies, one after the other */
export const decodeListCookie = (value: string): readonly RequestItem[] => {
  const items = value
    .slice(0, maxListCookieLength)
    .split('.')
    .flatMap((part) => decodeRequestItems(part.replaceAll('!', '.').replaceAll('$', '%')) ?? [])
    .filter(isListItem);
  return [...new Map(items.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
