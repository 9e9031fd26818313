import type { BrowseCatalogue } from '#domain/catalogue/groups/browse-catalogue.ts';
import { createListProcedureLinks } from '#domain/catalogue/procedures/list-procedure-links.ts';
import { createGetCompany } from '#domain/company/get-company.ts';
import { createFindPicture } from '#domain/content/find-picture.ts';
import { createGetSiteData } from '#domain/content/get-site-data.ts';
import { createBrowseNews } from '#domain/news/browse-news.ts';
import { createListNews } from '#domain/news/list-news.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';
import { createGetPageTexts } from '#domain/site/get-page-texts.ts';
import { createListSitePages } from '#domain/site/list-site-pages.ts';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';
import { createShowMap } from '#domain/site/show-map.ts';
import { createShowSharingCard } from '#domain/site/drawings/show-sharing-card.ts';
import type { Config } from '../config.ts';
import { imagesFolder } from '../content/load-content.ts';
import { createSharingCards } from '../content/pictures/sharing-cards.ts';
import { createPerContentVersionAndKey } from '../postgres/per-content-version.ts';
import { createReadPageTexts } from '../postgres/page-texts-repository.ts';
import { createGetSitePictures } from '../postgres/site-picture-repository.ts';
import type { Dependencies } from './dependencies.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import type { Repositories } from './repositories.ts';

export type SiteContentSettings = Pick<Config, 'dataDir'>;

/** Some MB of names. */
const maxCachedPictureNames = 20_000;

/** Creates what every page shows, news, maps, pictures and addresses. */
export const createSiteContent = (
  { cachedCatalogue, company, news, redirects, siteIndex }: Repositories,
  browseCatalogue: BrowseCatalogue,
  { readDataSource, contentVersion, perContentVersion }: Dependencies,
  { dataDir }: SiteContentSettings,
) => {
  const getCompany = perContentVersion(createGetCompany({ repository: company }));
  const getSitePictures = perContentVersion(createGetSitePictures(readDataSource));
  const getPageTexts = createGetPageTexts({
    pageTexts: perContentVersion(createReadPageTexts(readDataSource)),
  });
  return {
    getCompany,
    getPageTexts,
    getSiteData: perContentVersion(
      createGetSiteData({
        getCompany,
        browseCatalogue,
        listProcedureLinks: createListProcedureLinks({ catalogue: cachedCatalogue }),
        getSitePictures,
        getPageTexts,
      }),
    ),
    listNews: createListNews({ news }),
    browseNews: createBrowseNews({ news: { page: news.page, count: perContentVersion(news.count) } }),
    readNewsItem: createReadNewsItem({ news }),
    findPicture: createFindPicture({
      pictureOfProduct: createPerContentVersionAndKey(
        contentVersion,
        maxCachedPictureNames,
        cachedCatalogue.pictureOfProduct,
      ),
      news,
      getSitePictures,
    }),
    showMap: createShowMap({
      getTexts: getPageTexts,
      drawProvinces: async (map) =>
        (await import('../content/maps/draw-province-map.ts')).drawProvinceMap(map),
      drawMarkets: async (map) => (await import('../content/maps/draw-market-map.ts')).drawMarketMap(map),
    }),
    showSharingCard: createShowSharingCard({
      products: cachedCatalogue,
      news,
      getCompany,
      render: createSharingCards({ imagesDir: imagesFolder(dataDir), addTask: createDrawingQueue() }),
    }),
    sitePages: createListSitePages({ index: siteIndex }),
    resolveRedirect: createResolveRedirect({ redirects }),
  };
};
