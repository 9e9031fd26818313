import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';
import { type Language, defaultLanguage, isLanguage, languages } from '#domain/shared/language.ts';
import { ownAddress } from './own-address.ts';

const cookieName = 'desk-language';

const oneYearSeconds = 31_536_000;

/** The language that somebody chose, or else that of the browser. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language => {
  const chosen = cookies[cookieName];
  if (isLanguage(chosen)) return chosen;
  const preferred = new Negotiator({ headers }).language([...languages]);
  return isLanguage(preferred) ? preferred : defaultLanguage;
};

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
