import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deskPaths } from '#contracts/desk/paths.ts';
import { sendProblem } from '../plugins/problems.ts';
import { createIsFromProxy } from '../plugins/trusted-proxy.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Ways in which the desk knows who its users are. */
export type Vouching =
  /** Whoever reaches the machine's own address: the user of the process. */
  | { readonly by: 'machine'; readonly user: string }
  /** A proxy that signs people in and names them in a header. */
  | { readonly by: 'proxy'; readonly header: string; readonly trustedProxies: readonly string[] }
  /** The desk's own sign-in. */
  | { readonly by: 'session'; readonly userOf: (secret: string) => Promise<string | undefined> };

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of who sends the request; empty on addresses that anybody may open. */
    deskUser: string;
  }
  interface FastifyContextConfig {
    /** Whether anybody may open the address: the sign-in and what its page needs. */
    readonly isOpen?: boolean;
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request names this desk. A page of another site whose name leads to this machine (DNS rebinding) names
 * itself.
 */
const createIsThisDesk = (url: string): ((request: FastifyRequest) => boolean) => {
  const { host } = new URL(url);
  return ({ host: named }) => named === host || loopback.has(named.replace(/:\d+$/u, ''));
};

const userName = /^[^\p{C}\s](?:[^\p{C}]{0,62}[^\p{C}\s])?$/u;

const createFindUser = (
  vouching: Vouching,
  cookie: SessionCookie,
): ((request: FastifyRequest) => Promise<string | undefined>) => {
  if (vouching.by === 'machine') return async () => vouching.user;
  if (vouching.by === 'session')
    return async (request) => {
      const secret = cookie.read(request);
      return secret === undefined ? undefined : vouching.userOf(secret);
    };
  const isFromProxy = createIsFromProxy(vouching.trustedProxies);
  return async ({ raw, headers }) => {
    const name = headers[vouching.header];
    return isFromProxy(raw) && typeof name === 'string' && userName.test(name) ? name : undefined;
  };
};

/**
 * Reloads the page from itself: a link in a mail comes from another site, to which the browser sends no cookie of
 * SameSite=Strict.
 */
const sendReload = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send('<!doctype html><meta http-equiv="refresh" content="0"><title>…</title>');

interface Options {
  readonly url: string;
  readonly vouching: Vouching;
  readonly cookie: SessionCookie;
}

/** Lets nobody in whom nobody vouches for, and says who sends each request. */
export const identifyUser = fp(
  async (app, { url, vouching, cookie }: Options) => {
    const isThisDesk = createIsThisDesk(url);
    const findUser = createFindUser(vouching, cookie);
    app.decorateRequest('deskUser', '');
    app.addHook('onRequest', async (request, reply) => {
      if (!isThisDesk(request)) return sendProblem(reply, 421, `This is not ${request.host}.`);
      if (request.routeOptions.config.isOpen === true) return undefined;
      const user = await findUser(request);
      if (user !== undefined) {
        request.deskUser = user;
        return undefined;
      }
      if (vouching.by !== 'session')
        return sendProblem(reply, 403, 'Nobody vouches for you: sign in at the address of the desk.');
      if (request.headers['sec-fetch-site'] === 'cross-site' && request.method === 'GET')
        return sendReload(reply);
      const next = request.method === 'GET' ? request.url : deskPaths.home;
      return reply.redirect(`${deskPaths.signIn}?${new URLSearchParams({ next }).toString()}`, 303);
    });
  },
  { name: 'identify-user', dependencies: ['problems'] },
);
