import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { UnknownListing } from '../features/catalogue/unknown-listing.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { AddToRequest } from '../features/request/basket/add-to-request.tsx';
import { ProductListing } from '../features/catalogue/product-listing.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';

export const loader = async ({ api, params }: LoaderArgs) =>
  (await api.productsOfBrand(params['slug'] ?? '')) ?? notFound();

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useParams();
  const { company, catalogue } = useSite();
  const { brands, solutions } = catalogue;
  const products = useLoaderData<typeof loader>();
  const brand = brands.find((candidate) => candidate.slug === slug);
  if (!brand || !products) return <UnknownListing />;
  const title = t('listing.brandProducts', { brand: brand.name });
  const categories = solutions.flatMap((solution) => solution.categories);
  const labels = new Map(categories.map((category) => [category.slug, category.name[language]]));
  const groups = new Set(products.map((product) => labels.get(product.category) ?? product.category));
  const parent = { label: t('menu.partners'), to: paths.partners };
  return (
    <>
      <PageHead
        title={title}
        description={t('description.brand', {
          brand: brand.name,
          company: company.name,
          groups: [...groups].join(', '),
        })}
        noIndex={products.length === 0}
      />
      <Banner
        title={title}
        trail={[parent]}
        logo={<SitePicture kind="brand" name={brand.slug} alt="" sizes="15rem" priority />}
      />
      <ProductListing
        products={products}
        facet="category"
        labels={labels}
        parent={parent}
        renderAction={(product) => <AddToRequest product={product} />}
      />
    </>
  );
};
