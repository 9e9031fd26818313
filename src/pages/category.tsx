import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { UnknownListing } from '../features/catalogue/unknown-listing.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { EmptyListing } from '../features/catalogue/empty-listing.tsx';
import { FacetedHead } from '../features/catalogue/faceted-head.tsx';
import { FacetedProducts } from '../features/catalogue/faceted-products.tsx';
import { loadProducts } from '../features/catalogue/load-products.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './category.css';

export const loader = (args: LoaderArgs) => loadProducts(args, 'category');

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useParams();
  const { solutions } = useSite().catalogue;
  const page = useLoaderData<typeof loader>();
  const solution = solutions.find(({ categories }) =>
    categories.some((candidate) => candidate.slug === slug),
  );
  const category = solution?.categories.find((candidate) => candidate.slug === slug);
  if (!solution || !category || !page) return <UnknownListing />;
  const name = category.name[language];
  const summary = category.summary[language];
  const parent = { label: solution.name[language], to: paths.solution(solution.slug) };
  return (
    <>
      <FacetedHead page={page} title={name} description={t('description.group', { name, summary })} />
      <Banner title={name} lead={summary} trail={[parent]} picture={solution.slug} />
      {category.products === 0 ? (
        <EmptyListing parent={parent} />
      ) : (
        <FacetedProducts page={page} renderAction={(product) => <ProductActions product={product} />} />
      )}
    </>
  );
};
