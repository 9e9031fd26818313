/** Parameter of the address of a category or product: the solution that the visitor came by. */
export const originParameter = 'solution';

interface SolutionOfCategories {
  readonly slug: string;
  readonly categories: readonly { readonly slug: string }[];
}

const has = ({ categories }: SolutionOfCategories, category: string): boolean =>
  categories.some(({ slug }) => slug === category);

/** The solution of a category's plain address, the first that has it; `undefined` for an unknown category. */
export const mainSolution = <Known extends SolutionOfCategories>(
  solutions: readonly Known[],
  category: string,
): Known | undefined => solutions.find((solution) => has(solution, category));

/**
 * The solution by which an address says that the visitor came, if the category belongs to it and it is not that of the
 * plain address.
 */
export const otherSolution = <Known extends SolutionOfCategories>(
  solutions: readonly Known[],
  category: string,
  search: string,
): Known | undefined => {
  const origin = new URLSearchParams(search).get(originParameter);
  if (origin === null) return undefined;
  const named = solutions.find((solution) => solution.slug === origin && has(solution, category));
  return named === mainSolution(solutions, category) ? undefined : named;
};

/** The query of a link to a category or one of its products from a solution; empty where the plain address says it. */
export const originQuery = (
  solutions: readonly SolutionOfCategories[],
  category: string,
  solution: string,
): string => {
  const query = `?${originParameter}=${solution}`;
  return otherSolution(solutions, category, query) ? query : '';
};

/** The query without an origin that the plain address says already, or that the category does not belong to. */
export const withoutWrongOrigin = (
  solutions: readonly SolutionOfCategories[],
  category: string,
  search: string,
): string => {
  const query = new URLSearchParams(search);
  if (!query.has(originParameter) || otherSolution(solutions, category, search)) return search;
  query.delete(originParameter);
  return query.size > 0 ? `?${query}` : '';
};
