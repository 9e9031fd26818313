import { data, useRouteLoaderData } from 'react-router-dom';
import { isLanguage } from '#domain/shared/language.ts';
import type { LoaderArgs } from './loader.ts';

export const siteRouteId = 'root';

/** Data of the root route, which every page uses. */
export const loadSite = async ({ api, params: { language } }: LoaderArgs) => {
  const site = { ...(await api.site()), year: new Date().getUTCFullYear() };
  // `/anything` matches the home page's route with an unknown language.
  const exists = language === undefined || isLanguage(language);
  return data(site, exists ? {} : { status: 404 });
};

export const useSite = () => {
  const site = useRouteLoaderData<typeof loadSite>(siteRouteId);
  if (site === undefined) throw new Error('useSite() outside the root route');
  return site;
};
