import Negotiator from 'negotiator';
import { type Language, defaultLanguage, isLanguage, languages } from '#domain/shared/language.ts';

interface Hints {
  /** The language that the visitor chose on the site. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The language of the cookie, else of the browser, else Turkish. */
export const negotiateLanguage = ({ cookie, acceptLanguage }: Hints): Language => {
  if (isLanguage(cookie)) return cookie;
  if (!acceptLanguage) return defaultLanguage;
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  // Given our languages, negotiator ranks `en` above `tr-TR`, so the visitor's own order comes first.
  const accepted = negotiator.languages().map((tag) => tag.split('-', 1).join('').toLowerCase());
  const preferred = accepted.find(isLanguage) ?? negotiator.languages([...languages]).find(isLanguage);
  return preferred ?? defaultLanguage;
};
