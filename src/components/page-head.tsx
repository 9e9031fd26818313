import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, defaultLanguage, languages } from '#domain/shared/language.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { files, inLanguage, splitLanguage } from '../paths.ts';
import { PublicUrl } from '../public-url.ts';
import { useSite } from '../site.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Address of paths.ts, where a page answers to several; otherwise the one it was asked for. */
  readonly path?: string;
  /** Whether search engines are to leave it out. */
  readonly hidden?: boolean;
}

/** Languages as social networks write them. */
const locales: Readonly<Record<Language, string>> = { tr: 'tr_TR', en: 'en_GB' };

/** What search engines, social networks and browsers read of a page. React moves it into the head. */
export const PageHead = ({ title, description, path, hidden = false }: Props): ReactNode => {
  const { company } = useSite();
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  const here = splitLanguage(useLocation().pathname).path;
  const addressIn = (wanted: Language): string => publicUrl + inLanguage(wanted, path ?? here);
  return (
    <>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={addressIn(alternate)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={publicUrl + files.socialCard} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={company.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** The same for an address that leads nowhere: it is no page of any language. */
export const LostHead = ({ title }: { readonly title: string }): ReactNode => (
  <>
    <title>{`${title} · ${useSite().company.name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
