import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultLanguage, languages } from '#domain/shared/language.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { inLanguage, splitLanguage } from '../paths.ts';
import { PublicUrl } from '../public-url.ts';
import { useSite } from '../site.ts';

interface Props {
  readonly title: string;
  readonly description: string;
}

/** What search engines and browsers read of a page. React moves it into the head. */
export const PageHead = ({ title, description }: Props): ReactNode => {
  const { company } = useSite();
  const publicUrl = useContext(PublicUrl);
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const addressIn = (wanted: typeof language): string => publicUrl + inLanguage(wanted, path);
  return (
    <>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={addressIn(alternate)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
};
