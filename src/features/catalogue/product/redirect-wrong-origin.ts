import { redirect } from 'react-router-dom';
import { withoutWrongOrigin } from '#domain/catalogue/origin.ts';
import type { LoaderArgs } from '../../../api/loader.ts';

/** Redirects an address with a solution that the plain address says already, or that the category is not part of. */
export const redirectWrongOrigin = async (
  { api, url }: Pick<LoaderArgs, 'api' | 'url'>,
  category: string,
): Promise<Response | undefined> => {
  const { solutions } = (await api.site()).catalogue;
  const search = withoutWrongOrigin(solutions, category, url.search);
  return search === url.search ? undefined : redirect(url.pathname + search, 302);
};
