import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionWithProductCounts } from '#domain/catalogue/browse-catalogue.ts';
import { originQuery } from '#domain/catalogue/origin.ts';
import { useSite } from '../../api/site.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { withProducts } from '../../lib/with-products.ts';

interface Props {
  readonly solution: SolutionWithProductCounts;
  /** Slug of the category that is left out. */
  readonly category: string;
}

/** Links to the other categories of a solution that have products. */
export const SolutionNeighbours = ({ solution, category }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const { solutions } = useSite().catalogue;
  const others = withProducts(solution.categories).filter(({ slug }) => slug !== category);
  if (others.length === 0) return null;
  return (
    <nav className="frame neighbours" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('listing.neighbours', { solution: solution.name[language] })}</h2>
      <ul className="tags">
        {others.map(({ slug, name, products }) => (
          <li key={slug}>
            <SiteLink to={paths.category(slug) + originQuery(solutions, slug, solution.slug)} className="tag">
              <span>{`${name[language]} `}</span>
              <span className="count">{products}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
