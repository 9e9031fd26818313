import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../api/site.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { byName } from '../../../lib/by-name.ts';
import { paths } from '../../../lib/paths.ts';
import { withProducts } from '../../../lib/with-products.ts';

/** Links to the brands with products but one. @param props.brand its slug */
export const OtherBrands = ({ brand }: { readonly brand: string }): ReactNode => {
  const { t } = useTranslation();
  const titleId = useId();
  const others = byName(withProducts(useSite().catalogue.brands)).filter(({ slug }) => slug !== brand);
  return (
    <nav className="frame neighbours other-brands" aria-labelledby={titleId}>
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
