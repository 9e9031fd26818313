import { useContext } from 'react';
import { type Language } from '#domain/shared/language.ts';
import { inLanguage } from '../lib/paths.ts';
import { PublicUrl } from '../lib/public-url.ts';
import { useLanguage } from './use-language.ts';

/** Returns a function that turns a path of paths.ts into an absolute URL in a language, by default that of the page. */
export const useAbsoluteUrl = (): ((path: string, language?: Language) => string) => {
  const publicUrl = useContext(PublicUrl);
  const current = useLanguage();
  return (path, language = current) => publicUrl + inLanguage(language, path);
};
