import { decodeRequestItems } from './decode-request-items.ts';
import { maxListCookieLength } from './list-cookie.ts';
import { type RequestItem, isRequestItem, itemKey, maxItems } from './request-items.ts';

/** The valid products of the cookies, which anybody may have written, each once. @param value of all cookies, one after the other */
export const decodeListCookie = (value: string): readonly RequestItem[] => {
  const items = value
    .slice(0, maxListCookieLength)
    .split('.')
    .flatMap((part) => decodeRequestItems(part.replaceAll('!', '.')) ?? [])
    .filter(isRequestItem);
  return [...new Map(items.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
