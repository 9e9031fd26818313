import { useRouteLoaderData } from 'react-router-dom';
import type { SiteData } from '#domain/content/get-site-data.ts';

export const siteRouteId = 'root';

/** Data of the root route, which every page uses. */
interface PresentSite extends SiteData {
  /** The present year, in UTC. */
  readonly year: number;
}

export const useSite = (): PresentSite => {
  const site = useRouteLoaderData<PresentSite>(siteRouteId);
  if (site === undefined) throw new Error('useSite() outside the root route');
  return site;
};
