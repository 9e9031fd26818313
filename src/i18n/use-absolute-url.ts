import { useContext } from 'react';
import { type Language } from '#domain/shared/language.ts';
import { inLanguage } from '../lib/paths.ts';
import { PublicUrl } from '../lib/public-url.ts';
import { useLanguage } from './use-language.ts';

/** Makes the address of paths.ts one that the whole world can use: absolute and in a language, at first the page's. */
export const useAbsoluteUrl = (): ((path: string, language?: Language) => string) => {
  const publicUrl = useContext(PublicUrl);
  const here = useLanguage();
  return (path, language = here) => publicUrl + inLanguage(language, path);
};
