import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';

/** Words with letters that of the site's languages only Turkish has, and further capitalised ones: Örnek Medikal. */
const names = /(\p{L}*[çğışöüÇĞİÖŞÜ]\p{L}*(?: \p{Lu}\p{Ll}+)*)/u;

/**
 * A text of the page, whose names a screen reader pronounces as Turkish also on an English page. It has to be all that is
 * in its element: browser translation replaces texts beside other nodes.
 */
export const markTurkishNames = (text: string, language: Language): ReactNode => {
  const pieces = language === 'en' ? text.split(names) : [text];
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    <span key={index} lang={index % 2 === 1 ? 'tr' : undefined}>
      {piece}
    </span>
  ));
};
