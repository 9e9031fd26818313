import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { splitLanguage } from '#domain/site/paths.ts';
import type { ListAddition } from '#contracts/list/addition.ts';

const cookieName = 'list-added';

/** Longer than a redirect takes, on a slow line too. */
const maxAgeSeconds = 60;

const maxAddressLength = 1000;

/** A path of this site: a link to it leads nowhere else. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/u.test(path) && URL.canParse(path, 'http://site');

const schema = z.object({
  added: z.int().check(z.nonnegative()),
  known: z.int().check(z.nonnegative()),
  replaced: z.optional(z.boolean()),
  isUpdated: z.optional(z.boolean()),
  key: z.optional(z.string()),
  from: z.optional(z.string().check(z.refine(isOwnPath))),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Address, without the language, of the page that posted; `undefined` if the browser does not say it. */
const addressOfPage = ({ headers: { referer = '' }, host }: FastifyRequest): string | undefined => {
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  const address = splitLanguage(url.pathname).path + url.search;
  return url.host === host && address.length <= maxAddressLength && isOwnPath(address) ? address : undefined;
};

/** Has the page that shows the list say once what was added to it. @param page its path, which alone gets the cookie */
export const storeListAddition = (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, ...addition }: Omit<ListAddition, 'from'> & { readonly page: string },
): void => {
  const from = addressOfPage(request);
  reply.setCookie(cookieName, JSON.stringify({ ...addition, from }), {
    path: page,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: maxAgeSeconds,
  });
};

/** Reads what was added, and has the browser forget it. @param page path of the requested page */
export const takeListAddition = (
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  page: string,
): ListAddition | undefined => {
  const text = cookies[cookieName];
  if (text === undefined) return undefined;
  reply.clearCookie(cookieName, { path: page });
  return schema.safeParse(parse(text)).data;
};
