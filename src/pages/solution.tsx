import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProcedureLink } from '#domain/catalogue/products/procedure.ts';
import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { Banner } from '../components/banner.tsx';
import { Picture } from '../components/picture.tsx';
import { CategoryEntry } from '../features/catalogue/groups/category-entry.tsx';
import { ProcedureLinks } from '../features/catalogue/product/procedure-links.tsx';
import { NotFound } from './not-found.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { withProducts } from '../lib/with-products.ts';
import { ListJsonLd } from '../components/navigation/list-json-ld.tsx';
import { useSite } from '../api/site.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import './styles/solution.css';

export const loader = async ({ api, pattern }: LoaderArgs) =>
  (await api.site()).catalogue.solutions.find(({ slug }) => pattern.endsWith(paths.solution(slug)))?.slug ??
  notFound();

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const introductions = usePageTexts('solution');
  const language = useLanguage();
  const loadedSlug = useLoaderData<typeof loader>();
  const { catalogue, procedures } = useSite();
  const solution = catalogue.solutions.find(({ slug }) => slug === loadedSlug);
  if (!solution) return <NotFound />;
  const name = solution.name[language];
  const summary = solution.summary[language];
  const categories = withProducts(solution.categories);
  const knownSlug = solutionSlugs.find((slug) => slug === solution.slug);
  const products = categories.reduce((sum, category) => sum + category.products, 0);
  const brands = new Set(categories.flatMap((category) => category.brands));
  const isShown = ({ solutions }: ProcedureLink): boolean => solutions.includes(solution.slug);
  const own = procedures.filter(isShown);
  // Four are one row. Known here, as the page would move if its styles waited for the last entry to arrive.
  const columns = categories.length === 4 && (own.length > 0 ? 'in-fives' : 'in-fours');
  const pictured = own.find(({ picture }) => picture);
  return (
    <>
      <PageHead title={name} description={t('description.group', { name, summary })} />
      {import.meta.env.SSR && (
        <ListJsonLd
          items={categories.map((category) => ({
            label: category.name[language],
            to: paths.category(category.slug),
          }))}
        />
      )}
      <Banner
        title={name}
        lead={knownSlug ? introductions[knownSlug] : summary}
        solutionPicture={solution.slug}
      />
      <div className="frame overview">
        <p className="meta">
          {[
            t('listing.groups', { count: categories.length }),
            t('listing.count', { count: products }),
            t('listing.brands', { count: brands.size }),
          ].join(' · ')}
        </p>
        <ul className={columns ? `categories ${columns}` : 'categories'}>
          {categories.map((category) => (
            <CategoryEntry key={category.slug} solution={solution.slug} category={category} />
          ))}
          {own.length > 0 && (
            <li className="category-entry category-more">
              {pictured?.picture && (
                <div className="category-picture">
                  <Picture
                    kind="table"
                    file={pictured.picture}
                    alt=""
                    sizes="(width < 48rem) 9rem, (width < 64rem) 50vw, (width < 88rem) 34vw, 31rem"
                  />
                </div>
              )}
              <ProcedureLinks
                className="category-procedures"
                to={paths.procedures}
                lead={t('procedures.lead')}
                isShown={isShown}
              />
            </li>
          )}
        </ul>
      </div>
    </>
  );
};
