import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryWithProductCount } from '#domain/catalogue/groups/browse-catalogue.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { pdfOf } from '../../../lib/format-file-size.ts';

interface Props {
  readonly category: CategoryWithProductCount;
  readonly className?: string;
}

/** A link to the group's catalogue as PDF in the language of the page, if it is made. */
export const EditionLink = ({ category: { name, editions }, className }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const file = editions?.[language];
  if (!file) return null;
  const text = t('listing.edition', { file: pdfOf(file.bytes, language) });
  return (
    <a
      href={file.path}
      type="application/pdf"
      className={className}
      aria-label={`${text}: ${name[language]}`}
    >
      <span>{text}</span>
    </a>
  );
};
