import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import {
  type Language,
  defaultLanguage,
  isLanguage,
  languageKey,
  languages,
} from '#domain/shared/language.ts';

interface Hints {
  /** Path of the request. */
  readonly path: string;
  /** The visitor's remembered choice. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface Negotiated {
  readonly language: Language;
  /** Whether the path names the language, so that the answer is the same for everybody. */
  readonly explicit: boolean;
}

/** `/tr` and `/en` paths have their language; others take the cookie's, else the browser's, else Turkish. */
export const negotiateLanguage = ({ path, cookie, acceptLanguage }: Hints): Negotiated => {
  const [, first] = path.split('/', 2);
  if (isLanguage(first)) return { language: first, explicit: true };
  if (isLanguage(cookie)) return { language: cookie, explicit: false };
  if (!acceptLanguage) return { language: defaultLanguage, explicit: false };
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  // By the visitor's own order first: asked which of ours fits best, the library ranks `en` above `tr-TR`.
  const wanted = negotiator.languages().map((tag) => tag.split('-', 1).join('').toLowerCase());
  const preferred = wanted.find(isLanguage) ?? negotiator.languages([...languages]).find(isLanguage);
  return { language: preferred ?? defaultLanguage, explicit: false };
};

/** Path of an address as the pages' router reads it: decoded and without `.` and `..`, so that both see the same language. */
export const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://site').pathname);

/** The language to answer in. Says in the answer what it depends on, where it depends on more than the address. */
export const languageFor = (request: FastifyRequest, reply: FastifyReply): Language => {
  const { language, explicit } = negotiateLanguage({
    path: pathOf(request.url),
    cookie: request.cookies[languageKey],
    acceptLanguage: request.headers['accept-language'],
  });
  if (!explicit) reply.header('vary', 'Accept-Language, Cookie');
  return language;
};
