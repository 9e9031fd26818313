import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { UnknownListing } from '../components/unknown-listing.tsx';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';

export const BrandPage = (): ReactNode => {
  const { t } = useTranslation();
  const { slug } = useParams();
  const { brands } = useSite().catalogue;
  const products = useLoaderData<readonly ProductSummary[] | null>();
  const brand = brands.find((known) => known.slug === slug);
  if (!brand || !products) return <UnknownListing />;
  const title = t('listing.brandProducts', { brand: brand.name });
  return (
    <>
      <PageHead title={title} description={t('description.brand', { brand: brand.name })} />
      <Banner title={title} trail={[{ label: t('menu.partners'), to: paths.partners }]} />
      <div className="frame section">
        <ProductList products={products} />
      </div>
    </>
  );
};
