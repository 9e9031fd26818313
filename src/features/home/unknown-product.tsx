import type { ReactNode } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths, unknownProductHash } from '../../lib/paths.ts';

const texts: Localized<Readonly<Record<'gone' | 'search' | 'all', string>>> = {
  tr: { gone: 'Bağlantıdaki ürün kataloğumuzda yok.', search: 'Ürün arama', all: 'Tüm ürünler' },
  en: {
    gone: 'The product in that link is not in our catalogue.',
    search: 'Product search',
    all: 'All products',
  },
};

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
