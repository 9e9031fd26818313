import { decodeItems } from './decode-items.ts';
import { maxListCookieLength } from './cookie.ts';
import { type ListItem, isListItem, itemKey, maxItems } from './items.ts';

/** The products of the cookies, which anybody may have written, each once, also with what was typed in place of a quantity. @param value of all cookies, one after the other */
export const decodeListCookie = (value: string): readonly ListItem[] => {
  const items = value
    .slice(0, maxListCookieLength)
    .split('.')
    .flatMap((part) => decodeItems(part.replaceAll('!', '.').replaceAll('$', '%')) ?? [])
    .filter(isListItem);
  return [...new Map(items.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
