import type { ReactNode } from 'react';
import type { CategoryWithProductCount } from '#domain/catalogue/browse-catalogue.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { pdfOf } from '../../lib/format-file-size.ts';

const labels: Localized = { tr: 'Katalog', en: 'Catalogue' };

interface Props {
  readonly category: CategoryWithProductCount;
  readonly className?: string;
}

/** A link to the group's catalogue as PDF in the language of the page, if it is made. */
export const EditionLink = ({ category: { name, editions }, className }: Props): ReactNode => {
  const language = useLanguage();
  const file = editions?.[language];
  return (
    file && (
      <a href={file.path} type="application/pdf" className={className}>
        <span>{`${labels[language]} (${pdfOf(file.bytes, language)})`}</span>
        <span className="visually-hidden">{`: ${name[language]}`}</span>
      </a>
    )
  );
};
