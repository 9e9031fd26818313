import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { AddToRequest } from '../basket/add-to-request.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { files, paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { SiteLink } from './site-link.tsx';

/** A listing with its count; says so when there is nothing to list. */
export const ProductList = ({ products }: { readonly products: readonly ProductSummary[] }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  if (products.length === 0) return <p className="empty">{t('listing.empty')}</p>;
  const inOrder = products.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <>
      <p className="meta">{t('listing.count', { count: products.length })}</p>
      <ul className="cards">
        {inOrder.map(({ id, slug, name, brand }) => (
          <li key={id} className="card">
            <img src={files.productPicture(slug.en)} alt="" width="800" height="600" loading="lazy" />
            <p className="meta">{brands.find((known) => known.slug === brand)?.name ?? brand}</p>
            <h2>
              <SiteLink to={paths.product(slug.en)}>{name[language]}</SiteLink>
            </h2>
            <AddToRequest product={{ slug, name }} />
          </li>
        ))}
      </ul>
    </>
  );
};
