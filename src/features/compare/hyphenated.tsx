import type { ReactNode } from 'react';
import { wordParts } from '#domain/shared/word-parts.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** A text whose long words may be hyphenated in any browser. The hyphens come from the style sheet: they are not copied. */
export const Hyphenated = ({ text }: { readonly text: string }): ReactNode => {
  const language = useLanguage();
  return text.split(/(\S{18,})/u).map((piece) =>
    wordParts(piece, language).map((part, index) =>
      index === 0 ? (
        part
      ) : (
        <span key={index} className="word-part">
          {part}
        </span>
      ),
    ),
  );
};
