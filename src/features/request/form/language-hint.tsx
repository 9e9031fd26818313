import type { ReactNode } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Texts in code that only the server has. */
const texts: Localized = {
  tr: 'Dili değiştirirseniz dosyalarınızı yeniden seçmeniz gerekir; yazdıklarınız kalır.',
  en: 'If you change the language, you will have to choose your files again; what you typed stays.',
};

/** Says what a page without JavaScript does not keep. Only the server renders it. */
export const LanguageHint = (): ReactNode => <p className="meta">{texts[useLanguage()]}</p>;
