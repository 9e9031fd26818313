import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';
import { type Language, languages } from '#domain/shared/language.ts';
import { negotiateLanguage } from '../pages/negotiate-language.ts';
import { ownAddress } from './own-address.ts';

const cookieName = 'desk-language';

const oneYearSeconds = 31_536_000;

/** The language that somebody chose, or else that of the browser. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  negotiateLanguage({ cookie: cookies[cookieName], acceptLanguage: headers['accept-language'] });

const choice = z.object({ language: z.enum(languages), next: ownAddress });

/** Keeps the language that somebody chooses. */
export const languageRoutes: FastifyPluginAsync = async (app) => {
  app.post(deskPaths.language, { config: { isOpen: true } }, async (request, reply) => {
    const { language, next } = choice.parse(request.body);
    return reply
      .setCookie(cookieName, language, { path: '/', maxAge: oneYearSeconds, sameSite: 'lax', httpOnly: true })
      .redirect(next, 303);
  });
};
