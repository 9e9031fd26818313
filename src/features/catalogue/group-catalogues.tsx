import type { ReactNode } from 'react';
import type { OfferedEdition } from '#domain/catalogue/browse-editions.ts';
import { languages } from '#domain/shared/language.ts';
import { catalogueVersionPath } from '#domain/site/catalogue-path.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { paths } from '../../lib/paths.ts';
import { cataloguesTexts } from './catalogues-texts.ts';

interface FilesProps {
  readonly edition: OfferedEdition;
  readonly name: string;
}

/** A link to a catalogue in each language. */
const Files = ({ edition: { files }, name }: FilesProps): ReactNode => {
  const language = useLanguage();
  const texts = cataloguesTexts[language];
  return (
    <span className="document-files">
      {languages
        .flatMap((written) => files.find((file) => file.language === written) ?? [])
        .map((file) => (
          <a
            key={file.language}
            href={catalogueVersionPath(file, file.version)}
            hrefLang={file.language}
            type="application/pdf"
          >
            <span>{file.language.toUpperCase()}</span>
            <span className="visually-hidden">{` ${name}, PDF, ${texts.language[file.language]}, `}</span>
            <small>{formatFileSize(file.bytes, language)}</small>
          </a>
        ))}
    </span>
  );
};

/** The catalogues of groups: how many products each has and its files, or why there are none. */
export const GroupCatalogues = ({
  editions,
}: {
  readonly editions: readonly OfferedEdition[];
}): ReactNode => {
  const language = useLanguage();
  const texts = cataloguesTexts[language];
  return (
    <ul className="document-list">
      {editions.flatMap((edition) => {
        const { scope, name, products, isTooLarge, files } = edition;
        if (!name) return [];
        const missing = isTooLarge ? texts.tooLarge : texts.pending;
        return (
          <li key={scope} id={scope} className="document">
            <strong>
              <SiteLink to={paths.category(scope)}>{name[language]}</SiteLink>
            </strong>
            <span className="meta">
              {[texts.products(products), files.length === 0 && missing].filter(Boolean).join(' · ')}
            </span>
            <Files edition={edition} name={name[language]} />
          </li>
        );
      })}
    </ul>
  );
};
