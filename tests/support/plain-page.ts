import { listCookies } from '#contracts/list/cookie.ts';
import { siteUrl } from './browser.ts';

const [listCookie] = listCookies;

interface PlainPage {
  readonly statusCode: number;
  readonly body: string;
  /** Address that the page redirects to, with its fragment. */
  readonly location: string | null;
  /** The list that the cookie of the response has; `undefined` without one. */
  readonly list: string | undefined;
}

/**
 * Opens a page as a browser without JavaScript does.
 * @param fields that a form posts to it
 * @param list that the cookie has
 */
export const fetchPlain = async (
  path: string,
  fields?: Record<string, string>,
  list = '',
): Promise<PlainPage> => {
  const response = await fetch(siteUrl() + path, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    headers: { cookie: `${listCookie}=${list}` },
    redirect: 'manual',
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${listCookie}=`));
  return {
    statusCode: response.status,
    body: await response.text(),
    location: response.headers.get('location'),
    list: cookie?.slice(listCookie.length + 1).split(';')[0],
  };
};
