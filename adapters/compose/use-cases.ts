import { type CatalogueSettings, createCatalogue } from './catalogue.ts';
import type { Dependencies } from './dependencies.ts';
import { type DocumentSettings, createDocuments } from './documents.ts';
import type { Repositories } from './repositories.ts';
import { type RequestSettings, createRequests } from './requests.ts';
import { createSearch } from './search.ts';
import { type SiteContentSettings, createSiteContent } from './site-content.ts';

export type UseCaseSettings = CatalogueSettings & DocumentSettings & RequestSettings & SiteContentSettings;

/** Creates the use cases that pages and calls ask. */
export const createUseCases = (
  repositories: Repositories,
  dependencies: Dependencies,
  config: UseCaseSettings,
) => {
  const catalogue = createCatalogue(repositories, dependencies, config);
  const search = createSearch(repositories, dependencies);
  const siteContent = createSiteContent(repositories, catalogue.browseCatalogue, dependencies, config);
  return {
    ...catalogue,
    ...search,
    ...siteContent,
    ...createDocuments(repositories, { ...search, ...siteContent }, dependencies, config),
    ...createRequests(repositories, dependencies, config),
  };
};

export type UseCases = ReturnType<typeof createUseCases>;
