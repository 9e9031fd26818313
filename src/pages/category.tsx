import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { UnknownListing } from '../features/catalogue/unknown-listing.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { AddToRequest } from '../features/request/basket/add-to-request.tsx';
import { loadListing } from '../features/catalogue/load-listing.ts';
import { ListingHead } from '../features/catalogue/listing-head.tsx';
import { ProductListing } from '../features/catalogue/product-listing.tsx';
import { redirectWrongOrigin } from '../features/catalogue/redirect-wrong-origin.ts';
import { SolutionNeighbours } from '../features/catalogue/solution-neighbours.tsx';
import { useSolutionLink, useSolutionOfPage } from '../features/catalogue/solution-of-page.ts';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './category.css';

export const loader = async (args: LoaderArgs) => {
  // Links of the site are right, so browsers need no code for it.
  const plain = import.meta.env.SSR && (await redirectWrongOrigin(args, args.params['slug'] ?? ''));
  return plain || loadListing('category', args);
};

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useParams();
  const { brands } = useSite().catalogue;
  const listing = useLoaderData<typeof loader>();
  const origin = useSolutionOfPage(slug ?? '');
  const linkOf = useSolutionLink();
  const category = origin?.solution.categories.find((candidate) => candidate.slug === slug);
  if (!origin || !category || !listing) return <UnknownListing />;
  const { solution, main } = origin;
  const name = category.name[language];
  const summary = category.summary[language];
  const parent = linkOf(solution);
  return (
    <>
      <ListingHead
        listing={listing}
        facet="brand"
        title={name}
        description={t('description.group', { name, summary })}
      />
      <Banner
        title={name}
        lead={summary}
        trail={[parent]}
        canonicalTrail={[linkOf(main)]}
        picture={solution.slug}
      />
      <ProductListing
        listing={listing}
        facet="brand"
        labels={new Map(brands.map((brand) => [brand.slug, brand.name]))}
        parent={parent}
        renderAction={(product) => <AddToRequest product={product} />}
      />
      <SolutionNeighbours solution={solution} category={category.slug} />
    </>
  );
};
