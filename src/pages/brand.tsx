import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { nameInside } from '#domain/catalogue/attributes/option-names.ts';
import { Banner } from '../components/banner.tsx';
import { UnknownListing } from '../features/catalogue/listing/unknown-listing.tsx';
import { NotFound } from './not-found.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import { OtherBrands } from '../features/catalogue/groups/other-brands.tsx';
import { EmptyListing } from '../features/catalogue/listing/empty-listing.tsx';
import { FacetedHead } from '../features/catalogue/listing/faceted-head.tsx';
import { FacetedProducts } from '../features/catalogue/listing/faceted-products.tsx';
import { ListingHelp } from '../features/catalogue/listing/listing-help.tsx';
import { loadProducts } from '../features/catalogue/listing/load-products.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';
import type { LoaderArgs } from '../api/loader.ts';
import './styles/brand.css';

export const loader = (args: LoaderArgs) => loadProducts(args, 'brand');

export const Page = (): ReactNode => {
  const { t } = useTranslation(['ui', 'facets']);
  const language = useLanguage();
  const { slug } = useParams();
  const { company, catalogue } = useSite();
  const { brands, solutions } = catalogue;
  const page = useLoaderData<typeof loader>();
  const brand = brands.find((candidate) => candidate.slug === slug);
  if (!brand) return <UnknownListing text={t('facets:unknownBrand')} />;
  if (!page) return <NotFound />;
  const title = t('listing.brandProducts', { brand: brand.name.replaceAll(' ', '\u00A0') });
  const groups = solutions
    .flatMap((solution) => solution.categories)
    .filter((category) => category.brands.includes(brand.slug));
  const groupNames = new Intl.ListFormat(localeOf(language)).format(
    Array.from(new Set(groups.map(({ name }) => name[language])), (name, index) =>
      index === 0 ? name : nameInside(name, language),
    ),
  );
  const parent = { label: t('menu.partners'), to: paths.partners };
  return (
    <>
      <FacetedHead
        page={page}
        title={title}
        description={t('description.brand', {
          brand: brand.name,
          company: company.name,
          groups: groupNames,
        })}
      />
      <Banner
        title={title}
        {...(brand.products > 0 && {
          lead: `${groupNames}.`,
        })}
        trail={[parent]}
        brand={brand.slug}
      />
      {brand.products === 0 ? (
        <EmptyListing name={brand.name} parent={parent} />
      ) : (
        <FacetedProducts
          page={page}
          renderAction={(product) => <ProductActions product={product} />}
          help={<ListingHelp />}
        />
      )}
      <OtherBrands brand={brand.slug} />
    </>
  );
};
