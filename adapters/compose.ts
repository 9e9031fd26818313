import { randomUUID } from 'node:crypto';
import { createBrowseBrand } from '#domain/catalogue/browse-brand.ts';
import { createBrowseCatalogue } from '#domain/catalogue/browse-catalogue.ts';
import { createBrowseCategory } from '#domain/catalogue/browse-category.ts';
import { createBrowseDocuments } from '#domain/catalogue/browse-documents.ts';
import type { EditionRepository } from '#domain/catalogue/edition-ports.ts';
import { createBrowseProcedures } from '#domain/catalogue/browse-procedures.ts';
import { createBrowseProducts } from '#domain/catalogue/browse-products.ts';
import { parseFilter } from '#domain/catalogue/product-filter.ts';
import { createBrowseSolution } from '#domain/catalogue/browse-solution.ts';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import { createListProcedureLinks } from '#domain/catalogue/list-procedure-links.ts';
import { createListProductNames } from '#domain/catalogue/list-product-names.ts';
import { createFindDocumentFile, createIndexDocumentFiles } from '#domain/catalogue/find-document-file.ts';
import { createOpenDocument } from '#domain/catalogue/open-document.ts';
import { createViewComparison } from '#domain/catalogue/view-comparison.ts';
import { createViewDataSheet } from '#domain/catalogue/view-data-sheet.ts';
import { createViewProcedure } from '#domain/catalogue/view-procedure.ts';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import { createWithCards } from '#domain/catalogue/with-cards.ts';
import { createGetCompany } from '#domain/company/get-company.ts';
import { createBrowseNews } from '#domain/news/browse-news.ts';
import { createListNews } from '#domain/news/list-news.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';
import { createGetSiteData } from '#domain/content/get-site-data.ts';
import { createFindPicture } from '#domain/content/find-picture.ts';
import { createFindDuplicate } from '#domain/requests/find-duplicate.ts';
import { createGetReceipt } from '#domain/requests/get-receipt.ts';
import { createOpenAttachment } from '#domain/requests/open-attachment.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import { findByName } from '#domain/search/find-by-name.ts';
import { limitOfWords } from '#domain/search/parse-query.ts';
import { findExactName } from '#domain/search/find-exact-name.ts';
import { createSearchAndCount } from '#domain/search/search-and-count.ts';
import { createWithOffered } from '#domain/search/with-offered.ts';
import { createSearchItems } from '#domain/search/search-items.ts';
import type { SearchOptions } from '#domain/search/search-items.ts';
import { createIdentifyOrder } from '#domain/search/identify-order.ts';
import { createListSitePages } from '#domain/site/list-site-pages.ts';
import { createGetPageTexts } from '#domain/site/get-page-texts.ts';
import { catalogueVersionPath } from '#domain/site/catalogue-path.ts';
import { maxCompared } from '#domain/site/compare-query.ts';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';
import { createShowMap } from '#domain/site/show-map.ts';
import { createShowSharingCard } from '#domain/site/show-sharing-card.ts';
import type { Api } from '#contracts/api.ts';
import { imagesFolder } from './content/load-content.ts';
import { createSharingCards } from './content/pictures/sharing-cards.ts';
import { readOrderRows } from './orders/read-order-rows.ts';
import { createPerContentVersion, createPerContentVersionAndKey } from './postgres/per-content-version.ts';
import { createReadPageTexts } from './postgres/page-texts-repository.ts';
import { createGetSitePictures } from './postgres/site-picture-repository.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { createDataSheetRenderer } from './sheets/data-sheet-renderer.ts';
import { createDocumentRenderer } from './sheets/document-renderer.ts';
import { type Repositories, type SiteDependencies, createRepositories, noVersion } from './repositories.ts';
import { createRequestWork } from './request-work.ts';

const now = (): Date => new Date();

/** Some MB of names. */
const maxCachedPictureNames = 20_000;

/** More than there are of kinds and languages of documents. */
const maxCachedFilters = 32;

/** Maximum number of orders in their queue; each takes the processor for some tenths of a second. */
const maxQueuedOrders = 20;

/**
 * Maximum number of drawings in each queue, of data sheets, of demonstrations and of sharing cards: the last of each
 * waits some seconds.
 */
const maxQueuedDrawings = 40;

/** Repository of a site without catalogues as PDF, whatever was made before. */
const noEditions: Pick<EditionRepository, 'list' | 'find'> = {
  list: async () => [],
  find: async () => undefined,
};

const createUseCases = (
  repositories: Repositories,
  {
    dataSource,
    readDataSource = dataSource,
    contentVersion = noVersion,
    onCountError = () => {},
    config,
  }: SiteDependencies,
) => {
  const { dataDir, publicUrl, confirmationMail: hasConfirmation } = config;
  const perContentVersion = createPerContentVersion(contentVersion);
  const { catalogue, company, news, requests, attachmentFiles, signedAttachments, signedReceipts } =
    repositories;
  const solutions = perContentVersion(catalogue.solutions);
  const shared = {
    ...catalogue,
    solutions,
    brands: perContentVersion(catalogue.brands),
    procedures: perContentVersion(catalogue.procedures),
    productCounts: perContentVersion(catalogue.productCounts),
    category: async (slug: string) =>
      (await solutions()).flatMap(({ categories }) => categories).find((category) => category.slug === slug),
  };
  const identifyOrder = createIdentifyOrder({ index: repositories.orderIndex, readRows: readOrderRows });
  const addOrder = createTaskQueue(maxQueuedOrders);
  const imagesDir = imagesFolder(dataDir);
  const getCompany = perContentVersion(createGetCompany({ repository: company }));
  const findProducts = createSearchAndCount({ ...repositories, onCountError });
  const withCards = createWithCards(repositories);
  const withOffered = createWithOffered({
    ...repositories,
    searchItems: createSearchItems({ index: repositories.searchIndex }),
  });
  const searchProducts = async (query: string, options: SearchOptions): Promise<readonly FoundProduct[]> => {
    const found = await withOffered(query, await findProducts(query, options), options);
    return options.hasExcerpts ? withCards(found, options.language) : found;
  };
  const editions = config.cataloguePdfs ? repositories.editions : noEditions;
  const browseCatalogue = perContentVersion(
    createBrowseCatalogue({
      catalogue: shared,
      editions,
      editionPath: catalogueVersionPath,
    }),
  );
  const getSitePictures = perContentVersion(createGetSitePictures(readDataSource));
  const getPageTexts = createGetPageTexts({
    pageTexts: perContentVersion(createReadPageTexts(readDataSource)),
  });
  const sharedDocuments = createPerContentVersionAndKey(contentVersion, maxCachedFilters, async (keys) =>
    repositories.documents.shared(keys.split(' ')),
  );
  const viewProduct = createViewProduct({
    catalogue: shared,
    facets: repositories.facets,
  });
  return {
    browseCatalogue,
    browseProducts: createBrowseProducts({ facets: repositories.facets, catalogue: shared }),
    browseSolution: createBrowseSolution({ catalogue: shared }),
    browseCategory: createBrowseCategory({ catalogue }),
    browseBrand: createBrowseBrand({ catalogue }),
    viewProduct,
    browseProcedures: createBrowseProcedures({ catalogue: shared }),
    viewProcedure: createViewProcedure({ catalogue: shared }),
    viewComparison: createViewComparison({
      comparisons: repositories.comparisons,
      maxProducts: maxCompared,
    }),
    findPicture: createFindPicture({
      pictureOfProduct: createPerContentVersionAndKey(
        contentVersion,
        maxCachedPictureNames,
        catalogue.pictureOfProduct,
      ),
      news,
      getSitePictures,
    }),
    viewDataSheet: createViewDataSheet({
      catalogue,
      getIssuer: getCompany,
      getContentDate: repositories.content.loadedAt,
      renderer: createDataSheetRenderer({
        imagesDir,
        publicUrl,
        addTask: createTaskQueue(maxQueuedDrawings),
      }),
    }),
    openDocument: createOpenDocument({
      catalogue: shared,
      documents: repositories.documents,
      getIssuer: getCompany,
      renderer: createDocumentRenderer({
        imagesDir,
        publicUrl,
        addTask: createTaskQueue(maxQueuedDrawings),
      }),
    }),
    findDocumentFile: createFindDocumentFile({
      getFiles: perContentVersion(createIndexDocumentFiles(repositories)),
    }),
    findEdition: editions.find,
    findGroup: shared.category,
    browseDocuments: createBrowseDocuments({
      documents: {
        ...repositories.documents,
        shared: async (keys) => (await sharedDocuments(keys.join(' '))) ?? [],
      },
      searchProducts,
    }),
    searchProducts,
    identifyOrder: (...order: Parameters<typeof identifyOrder>) => addOrder(() => identifyOrder(...order)),
    listProductNames: createListProductNames({ catalogue }),
    listNews: createListNews({ news }),
    browseNews: createBrowseNews({ news: { page: news.page, count: perContentVersion(news.count) } }),
    readNewsItem: createReadNewsItem({ news }),
    getCompany,
    getPageTexts,
    getSiteData: perContentVersion(
      createGetSiteData({
        getCompany,
        browseCatalogue,
        listProcedureLinks: createListProcedureLinks({ catalogue: shared }),
        getSitePictures,
        getPageTexts,
      }),
    ),
    findDuplicate: createFindDuplicate({ repository: requests, products: catalogue, hasConfirmation }),
    getReceipt: createGetReceipt({ repository: requests, products: catalogue, hasConfirmation }),
    submitRequest: createSubmitRequest({
      repository: requests,
      products: catalogue,
      hasConfirmation,
      files: attachmentFiles,
      newId: randomUUID,
      now,
    }),
    signProbe: repositories.probes.sign,
    attachmentFiles,
    openAttachment: createOpenAttachment({ repository: requests, files: attachmentFiles }),
    checkAttachmentLink: signedAttachments.check,
    signedReceipts,
    sitePages: createListSitePages({ index: repositories.siteIndex }),
    resolveRedirect: createResolveRedirect({ redirects: repositories.redirects }),
    showMap: createShowMap({
      getTexts: getPageTexts,
      drawProvinces: async (map) =>
        (await import('./content/maps/draw-province-map.ts')).drawProvinceMap(map),
      drawMarkets: async (map) => (await import('./content/maps/draw-market-map.ts')).drawMarketMap(map),
    }),
    showSharingCard: createShowSharingCard({
      products: catalogue,
      news,
      getCompany,
      render: createSharingCards({ imagesDir, addTask: createTaskQueue(maxQueuedDrawings) }),
    }),
  };
};

type UseCases = ReturnType<typeof createUseCases>;

/** The pages' source of data on the server: the use cases themselves, so rendering a page costs no HTTP call. */
const createPageApi = (useCases: UseCases): Api => ({
  site: useCases.getSiteData,
  pageTexts: useCases.getPageTexts,
  products: (search, language, fixed) =>
    useCases.browseProducts(parseFilter(new URLSearchParams(search)), language, fixed),
  product: useCases.viewProduct,
  productNames: useCases.listProductNames,
  documents: useCases.browseDocuments,
  comparison: useCases.viewComparison,
  procedures: useCases.browseProcedures,
  procedure: useCases.viewProcedure,
  async search(query, options) {
    const found = await useCases.searchProducts(query, { ...options, hasExcerpts: true });
    const { procedures: known } = await useCases.getSiteData();
    const procedures = findByName(known, query).map(({ slug }) => slug);
    return { found, exact: findExactName(found, query), procedures, ...limitOfWords(query) };
  },
  news: useCases.browseNews,
  newsItem: useCases.readNewsItem,
});

/** The composition root: makes each repository and use case once, for processes, commands and tests alike. */
export const composeSite = (dependencies: SiteDependencies) => {
  const repositories = createRepositories(dependencies);
  const useCases = createUseCases(repositories, dependencies);
  return {
    useCases,
    pageApi: createPageApi(useCases),
    ...createRequestWork(repositories, dependencies),
    contentRepository: repositories.content,
    requestRepository: repositories.requests,
    probeRepository: repositories.probes,
    requestAdministration: repositories.requestAdministration,
    formCounter: repositories.formCounter,
    missedSearches: repositories.missedSearches,
  };
};

export type Site = ReturnType<typeof composeSite>;
