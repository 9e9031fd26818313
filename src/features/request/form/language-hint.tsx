import type { ReactNode } from 'react';
import { plainTexts } from '../../../i18n/plain-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Says what a page without JavaScript does not keep. Only the server renders it. */
export const LanguageHint = (): ReactNode => <p className="meta">{plainTexts[useLanguage()].language}</p>;
