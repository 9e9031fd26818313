import { createBrowseBrand } from '#domain/catalogue/groups/browse-brand.ts';
import { createBrowseCatalogue } from '#domain/catalogue/groups/browse-catalogue.ts';
import { createBrowseCategory } from '#domain/catalogue/groups/browse-category.ts';
import { createBrowseProcedures } from '#domain/catalogue/procedures/browse-procedures.ts';
import { createBrowseProducts } from '#domain/catalogue/facets/browse-products.ts';
import { createBrowseSolution } from '#domain/catalogue/groups/browse-solution.ts';
import type { EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';
import { createViewComparison } from '#domain/catalogue/comparison/view-comparison.ts';
import { createViewProcedure } from '#domain/catalogue/procedures/view-procedure.ts';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import { catalogueVersionPath } from '#domain/site/catalogue-path.ts';
import { maxCompared } from '#domain/site/compare-query.ts';
import type { Config } from '../config.ts';
import { createPerContentVersionAndKey } from '../postgres/per-content-version.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

export type CatalogueSettings = Pick<Config, 'cataloguePdfs'>;

/** Repository of a site without catalogues as PDF, whatever was made before. */
const noEditions: Pick<EditionRepository, 'list' | 'find'> = {
  list: async () => [],
  find: async () => undefined,
};

/** Products whose views are kept: a product's page is asked for in each language, and by some addresses more. */
const maxKeptViews = 200;

/** Creates the use cases of products, procedures and the lists of them. */
export const createCatalogue = (
  { cachedCatalogue: catalogue, facets, comparisons, editions }: Repositories,
  { contentVersion, perContentVersion }: Dependencies,
  { cataloguePdfs }: CatalogueSettings,
) => {
  const offeredEditions = cataloguePdfs ? editions : noEditions;
  return {
    browseCatalogue: perContentVersion(
      createBrowseCatalogue({ catalogue, editions: offeredEditions, editionPath: catalogueVersionPath }),
    ),
    browseProducts: createBrowseProducts({ facets, catalogue }),
    browseSolution: createBrowseSolution({ catalogue }),
    browseCategory: createBrowseCategory({ catalogue }),
    browseBrand: createBrowseBrand({ catalogue }),
    browseProcedures: createBrowseProcedures({ catalogue }),
    viewProduct: createPerContentVersionAndKey(
      contentVersion,
      maxKeptViews,
      createViewProduct({ catalogue, facets }),
    ),
    viewProcedure: createViewProcedure({ catalogue }),
    viewComparison: createViewComparison({ comparisons, maxProducts: maxCompared }),
    findGroup: catalogue.category,
    findEdition: offeredEditions.find,
  };
};
