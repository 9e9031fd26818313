import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { defaultLanguage, languages } from '#domain/shared/language.ts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { truncateDescription } from '../../lib/truncate-description.ts';
import { files, splitLanguage } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';
import { SharingHead } from './sharing-head.tsx';

interface Props {
  readonly title: string;
  /** Text of any length; truncated to what search engines show. */
  readonly description: string;
  /** The canonical path, for a page that has several; by default the requested one. */
  readonly path?: string;
  /** Paths of the pages before and after this one, of a list. */
  readonly previous?: string;
  readonly next?: string;
  /** Excludes the page from search engines. */
  readonly noIndex?: boolean;
  /** Path of the page's sharing card of 1200 × 630 pixels; by default the company's. */
  readonly card?: string | undefined;
  /** ISO 8601 date of publication, of an article. */
  readonly published?: string;
}

/** Title and metadata of a page for search engines, social networks and browsers. React hoists them into the head. */
export const PageHead = ({
  title,
  description,
  path,
  previous,
  next,
  noIndex = false,
  card,
  published,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const { company } = useSite();
  const toAbsoluteUrl = useAbsoluteUrl();
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  // Decoded, so that a page has one canonical URL.
  const requestedPath = splitLanguage(decodeURI(useLocation().pathname)).path;
  const canonicalPath = path ?? requestedPath;
  const shortDescription = truncateDescription(description);
  return (
    <>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="description" content={shortDescription} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={toAbsoluteUrl(canonicalPath)} />
      {previous !== undefined && <link rel="prev" href={toAbsoluteUrl(previous)} />}
      {next !== undefined && <link rel="next" href={toAbsoluteUrl(next)} />}
      {languages.map((alternate) => (
        <link
          key={alternate}
          rel="alternate"
          hrefLang={alternate}
          href={toAbsoluteUrl(canonicalPath, alternate)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={toAbsoluteUrl(canonicalPath, defaultLanguage)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${t('menu.news')} · ${company.name}`}
        href={publicUrl + files.newsFeed(language)}
      />
      {import.meta.env.SSR && (
        <SharingHead
          title={title}
          description={shortDescription}
          url={toAbsoluteUrl(canonicalPath)}
          card={card}
          published={published}
        />
      )}
    </>
  );
};

/** The head of a page that does not exist: without canonical URL and alternates. */
export const NotFoundHead = ({ title }: { readonly title: string }): ReactNode => (
  <>
    <title>{`${title} · ${useSite().company.name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
