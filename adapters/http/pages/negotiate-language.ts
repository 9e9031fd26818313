import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, defaultLanguage, isLanguage, languages } from '#domain/shared/language.ts';
import { languageKey } from '#contracts/language-cookie.ts';
import { isPlainUrl } from '../plugins/plain-url.ts';

interface Hints {
  readonly path: string;
  /** The language that the visitor chose on the site. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface Negotiated {
  readonly language: Language;
  /** Whether the path names the language, so that the response varies on no header. */
  readonly explicit: boolean;
}

/** The language of the path, else of the cookie, else of the browser, else Turkish. */
export const negotiateLanguage = ({ path, cookie, acceptLanguage }: Hints): Negotiated => {
  const [, first] = path.split('/', 2);
  if (isLanguage(first)) return { language: first, explicit: true };
  if (isLanguage(cookie)) return { language: cookie, explicit: false };
  if (!acceptLanguage) return { language: defaultLanguage, explicit: false };
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  // Given our languages, negotiator ranks `en` above `tr-TR`, so the visitor's own order comes first.
  const accepted = negotiator.languages().map((tag) => tag.split('-', 1).join('').toLowerCase());
  const preferred = accepted.find(isLanguage) ?? negotiator.languages([...languages]).find(isLanguage);
  return { language: preferred ?? defaultLanguage, explicit: false };
};

/** The path decoded and without `.` and `..`, as the page router reads it, so that both find the same language. */
export const pathOf = (url: string): string =>
  isPlainUrl(url) ? url : decodeURIComponent(new URL(url, 'http://site').pathname);

export const negotiateLanguageOf = ({ url, cookies, headers }: FastifyRequest): Negotiated =>
  negotiateLanguage({
    path: pathOf(url),
    cookie: cookies[languageKey],
    acceptLanguage: headers['accept-language'],
  });
