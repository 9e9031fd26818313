import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { UnknownListing } from '../features/catalogue/unknown-listing.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { loadListing } from '../features/catalogue/load-listing.ts';
import { ListingHead } from '../features/catalogue/listing-head.tsx';
import { ProductListing } from '../features/catalogue/product-listing.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './brand.css';

export const loader = (args: LoaderArgs) => loadListing('brand', args);

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useParams();
  const { company, catalogue } = useSite();
  const { brands, solutions } = catalogue;
  const listing = useLoaderData<typeof loader>();
  const brand = brands.find((candidate) => candidate.slug === slug);
  if (!brand || !listing) return <UnknownListing />;
  const title = t('listing.brandProducts', { brand: brand.name });
  const categories = solutions.flatMap((solution) => solution.categories);
  const labels = new Map(categories.map((category) => [category.slug, category.name[language]]));
  const groups = listing.values.map((value) => labels.get(value.slug) ?? value.slug);
  const parent = { label: t('menu.partners'), to: paths.partners };
  return (
    <>
      <ListingHead
        listing={listing}
        facet="category"
        title={title}
        description={t('description.brand', {
          brand: brand.name,
          company: company.name,
          groups: groups.join(', '),
        })}
      />
      <Banner
        title={title}
        trail={[parent]}
        logo={<SitePicture kind="brand" name={brand.slug} alt="" sizes="15rem" priority />}
      />
      <ProductListing
        listing={listing}
        facet="category"
        labels={labels}
        parent={parent}
        renderAction={(product) => <ProductActions product={product} />}
      />
    </>
  );
};
