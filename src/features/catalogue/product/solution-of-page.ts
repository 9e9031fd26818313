import { useLocation } from 'react-router-dom';
import type { SolutionWithProductCounts } from '#domain/catalogue/groups/browse-catalogue.ts';
import { mainSolution, originQuery, otherSolution } from '#domain/catalogue/origin.ts';
import { useSite } from '../../../api/site.ts';
import type { LinkTarget } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';

interface SolutionOfPage {
  /** The one that the visitor came by. */
  readonly solution: SolutionWithProductCounts;
  /** The one that search engines are told. */
  readonly main: SolutionWithProductCounts;
  /** Query to be appended to links that keep the solution. */
  readonly query: string;
}

/** The solution of the page of a category or of one of its products; `undefined` for an unknown category. */
export const useSolutionOfPage = (category: string): SolutionOfPage | undefined => {
  const { search } = useLocation();
  const { solutions } = useSite().catalogue;
  const main = mainSolution(solutions, category);
  if (!main) return undefined;
  const solution = otherSolution(solutions, category, search) ?? main;
  return { solution, main, query: originQuery(solutions, category, solution.slug) };
};

/** Makes links to solutions for breadcrumbs. */
export const useSolutionLink = (): ((
  solution: Pick<SolutionWithProductCounts, 'slug' | 'name'>,
) => LinkTarget) => {
  const language = useLanguage();
  return ({ slug, name }) => ({ label: name[language], to: paths.solution(slug) });
};
