import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/language.ts';
import { languageOf } from './i18n.ts';

/** The language that the page is shown in. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);
