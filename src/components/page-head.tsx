import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { defaultLanguage, languages } from '#domain/shared/language.ts';
import { useAbsoluteUrl } from '../i18n/use-absolute-url.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { truncateDescription } from '../lib/truncate-description.ts';
import { files, splitLanguage } from '../lib/paths.ts';
import { PublicUrl } from '../lib/public-url.ts';
import { useSite } from '../api/site.ts';
import { SharingHead } from './sharing-head.tsx';

interface Props {
  readonly title: string;
  /** As long as it likes; cut to what is shown of it. */
  readonly description: string;
  /** Address of paths.ts, where a page answers to several; otherwise the one it was asked for. */
  readonly path?: string;
  /** Whether search engines are to leave it out. */
  readonly hidden?: boolean;
  /** Path of a picture of 1200 × 630 for links to the page, in place of the company's. */
  readonly card?: string;
  /** Of an article: ISO 8601 date. */
  readonly published?: string;
}

/** What search engines, social networks and browsers read of a page. React moves it into the head. */
export const PageHead = ({ title, description, path, hidden = false, card, published }: Props): ReactNode => {
  const { t } = useTranslation('pages');
  const { company } = useSite();
  const addressOf = useAbsoluteUrl();
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  // However it was written: one page has one address.
  const asked = splitLanguage(decodeURI(useLocation().pathname)).path;
  const here = path ?? asked;
  const brief = truncateDescription(description);
  return (
    <>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="description" content={brief} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressOf(here)} />
      {languages.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={addressOf(here, alternate)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(here, defaultLanguage)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${t('news.title')} · ${company.name}`}
        href={publicUrl + files.newsFeed(language)}
      />
      <SharingHead
        title={title}
        description={brief}
        url={addressOf(here)}
        card={card}
        published={published}
      />
    </>
  );
};

/** The same for an address that leads nowhere: it is no page of any language. */
export const NotFoundHead = ({ title }: { readonly title: string }): ReactNode => (
  <>
    <title>{`${title} · ${useSite().company.name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
