import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatDay } from '../../lib/format-day.ts';

/** A calendar date in the page's language. */
export const PublishDate = ({ date }: { readonly date: string }): ReactNode => (
  <time dateTime={date}>{formatDay(date, useLanguage())}</time>
);
