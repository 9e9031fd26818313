import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { FacetedHead } from '../features/catalogue/listing/faceted-head.tsx';
import { FacetedProducts } from '../features/catalogue/listing/faceted-products.tsx';
import { ListingHelp } from '../features/catalogue/listing/listing-help.tsx';
import { loadProducts } from '../features/catalogue/listing/load-products.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { NotFound } from './not-found.tsx';
import './styles/products.css';

export const loader = (args: LoaderArgs) => loadProducts(args);

/** All products, with filters. */
export const Page = (): ReactNode => {
  const { t } = useTranslation(['facets', 'ui']);
  const { company } = useSite();
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const title = t('ui:menu.allProducts');
  return (
    <>
      <FacetedHead page={page} title={title} description={t('description', { company: company.name })} />
      <Banner title={title} lead={t('lead')} picture="products" />
      <FacetedProducts
        page={page}
        renderAction={(product) => <ProductActions product={product} />}
        help={<ListingHelp />}
      />
    </>
  );
};
