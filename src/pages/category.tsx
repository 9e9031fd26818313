import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import type { ProcedureLink } from '#domain/catalogue/products/procedure.ts';
import { useSite } from '../api/site.ts';
import { Banner } from '../components/banner.tsx';
import { UnknownListing } from '../features/catalogue/listing/unknown-listing.tsx';
import { NotFound } from './not-found.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { EditionLink } from '../features/catalogue/groups/edition-link.tsx';
import { EmptyListing } from '../features/catalogue/listing/empty-listing.tsx';
import { FacetedHead } from '../features/catalogue/listing/faceted-head.tsx';
import { FacetedProducts } from '../features/catalogue/listing/faceted-products.tsx';
import { ListingHelp } from '../features/catalogue/listing/listing-help.tsx';
import { loadProducts } from '../features/catalogue/listing/load-products.ts';
import { redirectWrongOrigin } from '../features/catalogue/product/redirect-wrong-origin.ts';
import { SolutionNeighbours } from '../features/catalogue/listing/solution-neighbours.tsx';
import { useSolutionLink, useSolutionOfPage } from '../features/catalogue/product/solution-of-page.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { paths } from '../lib/paths.ts';
import './styles/category.css';

export const loader = async (args: LoaderArgs) =>
  (await redirectWrongOrigin(args, args.params['slug'] ?? '')) ?? loadProducts(args, 'category');

export const Page = (): ReactNode => {
  const { t } = useTranslation(['ui', 'facets']);
  const language = useLanguage();
  const { slug } = useParams();
  const page = useLoaderData<typeof loader>();
  const { procedures } = useSite();
  const origin = useSolutionOfPage(slug ?? '');
  const linkOf = useSolutionLink();
  const category = origin?.solution.categories.find((candidate) => candidate.slug === slug);
  if (!origin || !category) return <UnknownListing text={t('facets:unknownGroup')} />;
  if (!page) return <NotFound />;
  const { solution, main } = origin;
  const name = category.name[language];
  const summary = category.summary[language];
  const parent = linkOf(solution);
  const isShown = ({ categories }: ProcedureLink): boolean => categories.includes(category.slug);
  return (
    <>
      <FacetedHead page={page} title={name} description={t('description.group', { name, summary })} />
      <Banner
        title={name}
        {...(category.products > 0 && { lead: summary })}
        trail={[parent]}
        canonicalTrail={[linkOf(main)]}
        solutionPicture={solution.slug}
        productPicture={category.picture}
      />
      {category.products === 0 ? (
        <EmptyListing name={name} parent={{ label: t('menu.allProducts'), to: paths.products }} />
      ) : (
        <FacetedProducts
          page={page}
          renderAction={(product) => <ProductActions product={product} />}
          help={
            <ListingHelp procedures={procedures.filter(isShown)}>
              <EditionLink category={category} className="arrow-link" />
            </ListingHelp>
          }
        />
      )}
      <SolutionNeighbours solution={solution} category={category.slug} areCards={category.products === 0} />
    </>
  );
};
