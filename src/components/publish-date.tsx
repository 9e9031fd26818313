import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../i18n/use-language.ts';

const locales: Readonly<Record<Language, string>> = { tr: 'tr-TR', en: 'en-GB' };

/** A calendar date in the page's language, formatted in UTC so that server and browser agree. */
export const PublishDate = ({ date }: { readonly date: string }): ReactNode => {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
};
