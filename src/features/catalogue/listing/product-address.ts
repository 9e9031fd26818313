import { useLocation } from 'react-router-dom';
import { originQuery, originParameter } from '#domain/catalogue/origin.ts';
import { useSite } from '../../../api/site.ts';
import { paths } from '../../../lib/paths.ts';

interface LinkedProduct {
  readonly slug: { readonly en: string };
  /** Slug of its category; without it, the link is plain. */
  readonly category?: string;
}

/** Makes addresses of products that keep the solution by which the visitor came to the present page. */
export const useProductAddress = (): ((product: LinkedProduct) => string) => {
  const { search } = useLocation();
  const { solutions } = useSite().catalogue;
  const origin = new URLSearchParams(search).get(originParameter);
  return ({ slug, category }) => {
    const path = paths.product(slug.en);
    return origin === null || category === undefined ? path : path + originQuery(solutions, category, origin);
  };
};
