import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentVersion, ProductDocument } from '#domain/catalogue/products/document.ts';
import { documentPath } from '#domain/site/document-file-path.ts';
import { Unbroken } from '../../../components/text/unbroken.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { formatFileSize } from '../../../lib/format-file-size.ts';
import { isSample } from './document-samples.ts';

interface Props {
  readonly document: ProductDocument;
  /** English slug of the product; left out where the document is not individual. */
  readonly slug: string | undefined;
  /** Whether samples are marked, as not all are. */
  readonly marksSamples: boolean;
}

/** Facts about a version, and a link to it in each of its languages. */
const Version = ({
  document,
  version,
  slug,
  marksSamples,
}: Props & { readonly version: DocumentVersion }): ReactNode => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { id, kind, title, individual, refs = [], lots = [] } = document;
  const name = title?.[language] ?? t(`documents.kind.${kind}`);
  const day = (date: string): string => formatDay(date, language, 'medium');
  const { date, signed, expires, languages, files } = version;
  const facts = [
    day(date),
    signed && signed !== date && t('documents.signed', { date: day(signed) }),
    expires && t('documents.expires', { date: day(expires) }),
    refs.length > 0 && `REF\u00A0${refs.join(', ')}`,
    lots.length > 0 && `Lot\u00A0${lots.join(', ')}`,
    marksSamples && languages.some((written) => isSample(kind, version, written)) && t('documents.sample'),
  ];
  return (
    <>
      <span className="meta">
        <Unbroken
          text={[`${t('documents.version')} ${version.version}`, ...facts].filter(Boolean).join(' · ')}
        />
      </span>
      <span className="document-files">
        {languages.map((written) => {
          const file = files?.[written];
          const format = `PDF, ${t(`documents.language.${written}`)}`;
          return (
            <a
              key={written}
              href={documentPath(id, {
                version: version.version,
                language: written,
                ...(individual && slug !== undefined && { product: slug }),
                ...(file && { file: file.file }),
              })}
              hrefLang={written}
              type="application/pdf"
              title={file ? `${format}, ${formatFileSize(file.bytes, language)}` : format}
            >
              <span>{written.toUpperCase()}</span>
              <span className="visually-hidden">{` ${name}, ${version.version}, ${format}`}</span>
              {file && <small>{formatFileSize(file.bytes, language)}</small>}
            </a>
          );
        })}
      </span>
    </>
  );
};

/** A document in its present version, with the older ones folded away. */
export const DocumentEntry = (props: Props): ReactNode => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { kind, title, versions } = props.document;
  const [present, ...older] = versions;
  return (
    <>
      <strong className={title ? undefined : 'of-kind'}>
        {title?.[language] ?? t(`documents.kind.${kind}`)}
      </strong>
      <Version {...props} version={present} />
      {older.length > 0 && (
        <details>
          <summary>{t('documents.older', { count: older.length })}</summary>
          {older.map((version) => (
            <p key={version.version}>
              <Version {...props} version={version} />
            </p>
          ))}
        </details>
      )}
    </>
  );
};
