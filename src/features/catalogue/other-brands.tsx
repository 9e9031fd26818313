import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { collatorOf } from '#domain/catalogue/listing.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSite } from '../../api/site.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { withProducts } from '../../lib/with-products.ts';

/** Links to the brands with products but one. @param props.brand its slug */
export const OtherBrands = ({ brand }: { readonly brand: string }): ReactNode => {
  const { t } = useTranslation();
  const titleId = useId();
  const { compare } = collatorOf(useLanguage());
  const others = withProducts(useSite().catalogue.brands)
    .filter(({ slug }) => slug !== brand)
    .toSorted((one, other) => compare(one.name, other.name));
  return (
    <nav className="frame neighbours" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('listing.otherBrands')}</h2>
      <ul className="tags">
        {others.map(({ slug, name, products }) => (
          <li key={slug}>
            <SiteLink to={paths.brand(slug)} className="tag">
              <span>{`${name} `}</span>
              <span className="count">{products}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
