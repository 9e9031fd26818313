import type { ReactNode } from 'react';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import type textsInEnglish from '#locales/en/home.json';
import { textsOf } from '../../i18n/texts-of.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths, unknownProductHash } from '../../lib/paths.ts';

const texts = textsOf(
  import.meta.glob<typeof textsInEnglish>('/locales/*/home.json', { eager: true, import: 'default' }),
);

/**
 * Says to whoever followed a link to an unknown product why they are on the home page (spec §8). The page is the same for all
 * visitors: the fragment of its address shows it.
 */
export const UnknownProduct = (): ReactNode => {
  const { gone, search, all } = texts[useLanguage()];
  return (
    <p id={unknownProductHash.slice(1)} className="frame unknown-product">
      <span>{gone}</span>
      <SiteLink to={paths.search} className="arrow-link">
        {search}
      </SiteLink>
      <SiteLink to={paths.products} className="arrow-link">
        {all}
      </SiteLink>
    </p>
  );
};
