import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { markTurkishNames } from './mark-turkish-names.tsx';

/** Plain text of the content files, in which each line is a paragraph. */
export const Paragraphs = ({ text }: { readonly text: string }): ReactNode => {
  const language = useLanguage();
  return text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line, index) => <p key={index}>{markTurkishNames(line, language)}</p>);
};
