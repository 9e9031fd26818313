import type { ReactNode } from 'react';
import type { OfferedEdition } from '#domain/catalogue/browse-editions.ts';
import { languages } from '#domain/shared/language.ts';
import { catalogueVersionPath } from '#domain/site/catalogue-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { cataloguesTexts } from './catalogues-texts.ts';

interface Props {
  readonly edition: OfferedEdition;
  readonly name: string;
}

/** How many products a catalogue has, and a link to it in each language, or why there is none. */
export const EditionFiles = ({ edition: { products, isTooLarge, files }, name }: Props): ReactNode => {
  const language = useLanguage();
  const texts = cataloguesTexts[language];
  return (
    <>
      <p className="meta">{texts.products(products)}</p>
      {files.length === 0 && <p className="meta">{isTooLarge ? texts.tooLarge : texts.pending}</p>}
      {files.length > 0 && (
        <p className="downloads">
          {languages
            .flatMap((written) => files.find((file) => file.language === written) ?? [])
            .map((file) => (
              <a
                key={file.language}
                href={catalogueVersionPath(file, file.version)}
                hrefLang={file.language}
                type="application/pdf"
                className="arrow-link"
              >
                <span>{`${texts.language[file.language]} (PDF, ${formatFileSize(file.bytes, language)})`}</span>
                <span className="visually-hidden">{`: ${name}`}</span>
              </a>
            ))}
        </p>
      )}
    </>
  );
};
