import { type ReactNode, useContext } from 'react';
import { type Language, otherLanguages } from '#domain/shared/language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { files } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Canonical URL. */
  readonly url: string;
  /** Path of the page's sharing card of 1200 × 630 pixels; undefined: the company's. */
  readonly card: string | undefined;
  /** ISO 8601 date of publication, of an article. */
  readonly published: string | undefined;
}

/** Locale as Open Graph writes it: `tr_TR`. */
const openGraphLocale = (language: Language): string => localeOf(language).replace('-', '_');

/**
 * Open Graph metadata (ogp.me), which social networks show with a link to the page. They run no scripts, so pages render it on
 * the server only, behind `import.meta.env.SSR`.
 */
export const SharingHead = ({ title, description, url, card, published }: Props): ReactNode => {
  const { company } = useSite();
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  return (
    <>
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {otherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:image" content={publicUrl + (card ?? files.socialCard)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card === undefined ? company.name : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
