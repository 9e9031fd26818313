import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { UnknownListing } from '../features/catalogue/unknown-listing.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { loadListing } from '../features/catalogue/load-listing.ts';
import { ListingHead } from '../features/catalogue/listing-head.tsx';
import { ProductListing } from '../features/catalogue/product-listing.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './category.css';

export const loader = (args: LoaderArgs) => loadListing('category', args);

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useParams();
  const { solutions, brands } = useSite().catalogue;
  const listing = useLoaderData<typeof loader>();
  const solution = solutions.find(({ categories }) =>
    categories.some((candidate) => candidate.slug === slug),
  );
  const category = solution?.categories.find((candidate) => candidate.slug === slug);
  if (!solution || !category || !listing) return <UnknownListing />;
  const name = category.name[language];
  const summary = category.summary[language];
  const parent = { label: solution.name[language], to: paths.solution(solution.slug) };
  return (
    <>
      <ListingHead
        listing={listing}
        facet="brand"
        title={name}
        description={t('description.group', { name, summary })}
      />
      <Banner title={name} lead={summary} trail={[parent]} picture={solution.slug} />
      <ProductListing
        listing={listing}
        facet="brand"
        labels={new Map(brands.map((brand) => [brand.slug, brand.name]))}
        parent={parent}
        renderAction={(product) => <ProductActions product={product} />}
      />
    </>
  );
};
