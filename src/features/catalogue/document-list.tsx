import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind, DocumentVersion, ProductDocument } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/shared/language.ts';
import { documentPath } from '#domain/site/document-file-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';

/** A demonstration is drawn in place of a file; a brochure is drawn as well, but is one. */
const isSample = (kind: DocumentKind, { files }: DocumentVersion, language: Language): boolean =>
  kind !== 'brochure' && files?.[language] === undefined;

/** Whether a version in one of its languages is a demonstration. */
export const hasSample = ({ kind, versions }: ProductDocument): boolean =>
  versions.some((version) => version.languages.some((language) => isSample(kind, version, language)));

interface VersionProps {
  readonly document: ProductDocument;
  readonly version: DocumentVersion;
  readonly slug: string | undefined;
}

/** What is known of a version, and a link to it in each of its languages. */
const Version = ({ document, version, slug }: VersionProps): ReactNode => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { id, kind, title, individual, refs = [], lots = [] } = document;
  const name = title?.[language] ?? t(`documents.kind.${kind}`);
  const facts = [
    t('documents.version', { version: version.version }),
    formatDay(version.date, language),
    version.signed && t('documents.signed', { date: formatDay(version.signed, language) }),
    version.expires && t('documents.expires', { date: formatDay(version.expires, language) }),
    refs.length > 0 && `REF ${refs.join(', ')}`,
    lots.length > 0 && `Lot ${lots.join(', ')}`,
  ];
  return (
    <>
      <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
      <p className="downloads">
        {version.languages.map((written) => {
          const file = version.files?.[written];
          const label = isSample(kind, version, written) ? t('documents.sample') : 'PDF';
          const size = file ? `${label}, ${formatFileSize(file.bytes, language)}` : label;
          return (
            <a
              key={written}
              href={documentPath(id, {
                version: version.version,
                language: written,
                ...(individual && slug !== undefined && { product: slug }),
              })}
              hrefLang={written}
              type="application/pdf"
              className="arrow-link"
            >
              <span>{`${t(`documents.language.${written}`)} (${size})`}</span>
              <span className="visually-hidden">{`: ${name}, ${version.version}`}</span>
            </a>
          );
        })}
      </p>
    </>
  );
};

interface Props {
  readonly documents: readonly ProductDocument[];
  /** English slug of the product; left out where none of these is individual. */
  readonly slug?: string;
  /** Documents that the page lists elsewhere, to which a link leads. */
  readonly listedElsewhere?: { readonly ids: ReadonlySet<string>; readonly href: string };
}

/** The documents of a product: present versions with their older ones folded away. */
export const DocumentList = ({ documents, slug, listedElsewhere }: Props): ReactNode => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return (
    <ul className="details">
      {documents.map((document) => {
        const { id, kind, title, versions } = document;
        const [present, ...older] = versions;
        const name = title?.[language] ?? t(`documents.kind.${kind}`);
        if (listedElsewhere?.ids.has(id)) {
          return (
            <li key={id}>
              <strong>
                <a href={listedElsewhere.href}>{name}</a>
              </strong>
            </li>
          );
        }
        return (
          <li key={id}>
            <strong>{name}</strong>
            <Version document={document} version={present} slug={slug} />
            {older.length > 0 && (
              <details>
                <summary>{t('documents.older', { count: older.length })}</summary>
                {older.map((version) => (
                  <Version key={version.version} document={document} version={version} slug={slug} />
                ))}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
};
