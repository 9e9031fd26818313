import type { BrowseCatalogue, CatalogueIndex } from '#domain/catalogue/groups/browse-catalogue.ts';
import type { ListProcedureLinks } from '#domain/catalogue/procedures/list-procedure-links.ts';
import type { ProcedureLink } from '#domain/catalogue/products/procedure.ts';
import type { Company } from '#domain/company/company.ts';
import type { GetCompany } from '#domain/company/get-company.ts';
import {
  type Localized,
  defaultLanguage,
  inEachLanguage,
  resolveEachLanguage,
} from '#domain/shared/language.ts';
import type { GetPageTexts } from '#domain/site/get-page-texts.ts';
import type { SitePictures } from './picture.ts';

const services = ['technical-service', 'oem'] as const;

type ServiceName = (typeof services)[number];

/** A service as links to its page show it. */
interface Service {
  readonly title: Localized;
  readonly lead: Localized;
}

/** Data that every page shows. */
export interface SiteData {
  readonly company: Omit<Company, 'recipients'>;
  readonly slogan: Localized;
  /** Version of the notice below the forms: the day of its last change, as 2026-01-31. */
  readonly privacyNoticeVersion: string;
  readonly services: Readonly<Record<ServiceName, Service>>;
  readonly catalogue: CatalogueIndex;
  readonly procedures: readonly ProcedureLink[];
  readonly pictures: SitePictures;
}

interface Dependencies {
  readonly getCompany: GetCompany;
  readonly browseCatalogue: BrowseCatalogue;
  readonly listProcedureLinks: ListProcedureLinks;
  readonly getSitePictures: () => Promise<SitePictures>;
  readonly getPageTexts: GetPageTexts;
}

export const createGetSiteData = ({
  getCompany,
  browseCatalogue,
  listProcedureLinks,
  getSitePictures,
  getPageTexts,
}: Dependencies) => {
  const getService = async (page: ServiceName): Promise<Service> => {
    const texts = await resolveEachLanguage((language) => getPageTexts(page, language));
    return {
      title: inEachLanguage((language) => texts[language].title),
      lead: inEachLanguage((language) => texts[language].lead),
    };
  };

  const getSlogan = async (): Promise<Localized> => {
    const texts = await resolveEachLanguage((language) => getPageTexts('home', language));
    return inEachLanguage((language) => texts[language].slogan);
  };

  /** @throws CompanyNotLoadedError, PageTextsNotLoadedError while nothing has been loaded */
  return async (): Promise<SiteData> => {
    const [
      { recipients: _recipients, ...company },
      slogan,
      privacy,
      technicalService,
      oem,
      catalogue,
      procedures,
      pictures,
    ] = await Promise.all([
      getCompany(),
      getSlogan(),
      getPageTexts('privacy-policy', defaultLanguage),
      getService('technical-service'),
      getService('oem'),
      browseCatalogue(),
      listProcedureLinks(),
      getSitePictures(),
    ]);
    const shown = { 'technical-service': technicalService, oem };
    return {
      company,
      slogan,
      privacyNoticeVersion: privacy.updated,
      services: shown,
      catalogue,
      procedures,
      pictures,
    };
  };
};
