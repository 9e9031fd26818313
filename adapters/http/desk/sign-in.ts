import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { SignIn } from '#domain/desk/sign-in.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import { networksOf } from '../plugins/form-rate-limit.ts';
import { ownAddress } from './own-address.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface SignInParts {
  readonly signIn: SignIn;
  readonly endSession: (secret: string) => Promise<void>;
  readonly cookie: SessionCookie;
}

const maxNameLength = 64;
const maxPasswordLength = 1000;

const query = z.object({ next: ownAddress });

const body = z.object({
  name: z.string().trim().max(maxNameLength).catch(''),
  password: z.string().max(maxPasswordLength).catch(''),
  next: ownAddress,
});

/** The sign-in, and the sign-out. */
export const signInRoutes =
  ({ signIn, endSession, cookie }: SignInParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.signIn, { config: { isOpen: true } }, async (request, reply) =>
      reply.sendView({ page: 'signIn', name: '', ...query.parse(request.query) }),
    );

    app.post(deskPaths.signIn, { config: { isOpen: true } }, async (request, reply) => {
      const { name, password, next } = body.parse(request.body);
      const result = await signIn({ name, password, networks: networksOf(request) });
      if (result.kind === 'signedIn') {
        cookie.set(reply, result.secret);
        return reply.redirect(next, 303);
      }
      const address = `${deskPaths.signIn}?${new URLSearchParams({ next }).toString()}`;
      if (result.kind === 'wrong')
        return reply.sendView({ page: 'signIn', name, next, failure: 'wrong' }, { status: 401, address });
      const retryInMinutes = Math.max(1, Math.ceil(result.retryInMs / 60_000));
      reply.header('retry-after', Math.ceil(result.retryInMs / 1000));
      return reply.sendView(
        { page: 'signIn', name, next, failure: { retryInMinutes } },
        { status: 429, address },
      );
    });

    app.post(deskPaths.signOut, async (request, reply) => {
      const secret = cookie.read(request);
      if (secret !== undefined) await endSession(secret);
      cookie.clear(reply);
      return reply.redirect(deskPaths.signIn, 303);
    });
  };
