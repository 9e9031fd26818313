import type { BrowseCatalogue, CatalogueIndex } from '#domain/catalogue/browse-catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { GetCompany } from '#domain/company/get-company.ts';
import type { SitePictures } from './picture.ts';

/** What every page shows. */
export interface SiteData {
  readonly company: Omit<Company, 'recipients'>;
  readonly catalogue: CatalogueIndex;
  readonly pictures: SitePictures;
}

interface Dependencies {
  readonly getCompany: GetCompany;
  readonly browseCatalogue: BrowseCatalogue;
  readonly getSitePictures: () => Promise<SitePictures>;
}

export const createGetSiteData =
  ({ getCompany, browseCatalogue, getSitePictures }: Dependencies) =>
  async (): Promise<SiteData> => {
    const [{ recipients: _recipients, ...company }, catalogue, pictures] = await Promise.all([
      getCompany(),
      browseCatalogue(),
      getSitePictures(),
    ]);
    return { company, catalogue, pictures };
  };
