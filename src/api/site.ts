import { useRouteLoaderData } from 'react-router-dom';
import type { CatalogueIndex } from '#domain/catalogue/browse-catalogue.ts';
import type { Company } from '#domain/company/company.ts';

/** What every page shows around itself; data of the root route. */
export interface Site {
  readonly company: Omit<Company, 'recipients'>;
  readonly catalogue: CatalogueIndex;
  /** The current year, for the copyright line. */
  readonly year: number;
}

export const useSite = (): Site => {
  const site = useRouteLoaderData<Site>('root');
  if (site === undefined) throw new Error('useSite() outside the root route');
  return site;
};
