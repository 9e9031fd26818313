import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionWithProductCounts } from '#domain/catalogue/groups/browse-catalogue.ts';
import { originQuery } from '#domain/catalogue/origin.ts';
import { useSite } from '../../../api/site.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { withProducts } from '../../../lib/with-products.ts';
import { ProductList } from './product-list.tsx';

interface Props {
  readonly solution: SolutionWithProductCounts;
  /** Slug of the category that is left out. */
  readonly category: string;
  readonly areCards: boolean;
}

/** Links to the other categories of a solution that have products, as cards where the page has no others. */
export const SolutionNeighbours = ({ solution, category, areCards }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const { solutions } = useSite().catalogue;
  const others = withProducts(solution.categories).filter(({ slug }) => slug !== category);
  if (others.length === 0) return null;
  const addressOf = (slug: string): string =>
    paths.category(slug) + originQuery(solutions, slug, solution.slug);
  return (
    <nav className="frame neighbours" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('listing.neighbours', { solution: solution.name[language] })}</h2>
      {areCards ? (
        <ProductList
          products={others.map(({ slug, name, summary, products, picture }) => ({
            slug: { en: slug },
            name,
            ...(picture && { picture }),
            label: t('listing.count', { count: products }),
            card: { purpose: summary[language] },
          }))}
          labelOf={({ label }) => label}
          addressOf={({ slug }) => addressOf(slug.en)}
          heading="h3"
        />
      ) : (
        <ul className="tags">
          {others.map((other) => (
            <li key={other.slug}>
              <SiteLink to={addressOf(other.slug)} className="tag">
                <span>{`${other.name[language]} `}</span>
                <span className="count">{other.products}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};
