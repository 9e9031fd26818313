import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createBrowseBrand } from '#domain/catalogue/browse-brand.ts';
import { createBrowseCatalogue } from '#domain/catalogue/browse-catalogue.ts';
import { createBrowseCategory } from '#domain/catalogue/browse-category.ts';
import { createBrowseListing } from '#domain/catalogue/browse-listing.ts';
import { createBrowseSolution } from '#domain/catalogue/browse-solution.ts';
import { createListProductNames } from '#domain/catalogue/list-product-names.ts';
import { createViewDataSheet } from '#domain/catalogue/view-data-sheet.ts';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import { createGetCompany } from '#domain/company/get-company.ts';
import { createBrowseNews } from '#domain/news/browse-news.ts';
import { createListNews } from '#domain/news/list-news.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';
import { createGetSiteData } from '#domain/content/get-site-data.ts';
import { createFindPicture } from '#domain/content/find-picture.ts';
import { createConfirmRequest } from '#domain/requests/confirm-request.ts';
import { createDeleteOrphanedAttachments } from '#domain/requests/delete-orphaned-attachments.ts';
import { createDeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import { createFindDuplicate } from '#domain/requests/find-duplicate.ts';
import { createGetReceipt } from '#domain/requests/get-receipt.ts';
import { createOpenAttachment } from '#domain/requests/open-attachment.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { findExactName } from '#domain/search/find-exact-name.ts';
import { createIdentifyOrder } from '#domain/search/identify-order.ts';
import { createSearchItems } from '#domain/search/search-items.ts';
import { createListSitePages } from '#domain/site/list-site-pages.ts';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';
import { createShowSharingCard } from '#domain/site/show-sharing-card.ts';
import type { Logger } from 'pino';
import type { Api } from '../src/api/api.ts';
import { createAttachmentFiles } from './attachments/attachment-files.ts';
import { createAttachmentLinks } from './attachments/attachment-links.ts';
import { createPurgeCdn } from './cdn/purge-cdn.ts';
import type { Config } from './config.ts';
import { createDocumentFolder, documentsFolder } from './content/document-folder.ts';
import { imagesFolder } from './content/load-content.ts';
import { createSharingCards } from './content/pictures/sharing-cards.ts';
import { purgeKey } from './http/cache/delivery.ts';
import { createAcceptsMail } from './mail/accepts-mail.ts';
import { createConfirmationMail } from './mail/confirmation-mail.ts';
import { createMailTransport } from './mail/create-transport.ts';
import { createMailCopies } from './mail/mail-copies.ts';
import { createStaffMail } from './mail/staff-mail.ts';
import { createGetAttachmentSecret } from './postgres/attachment-secret.ts';
import { createPostgresCatalogueRepository } from './postgres/catalogue-repository.ts';
import { createPostgresCompanyRepository } from './postgres/company-repository.ts';
import { createPostgresContentRepository } from './postgres/content-repository.ts';
import { deleteExpiredConfirmationCounts } from './postgres/confirmation-counter.ts';
import { createFormCounter } from './postgres/form-counter.ts';
import { createPerContentVersion, createPerContentVersionAndKey } from './postgres/per-content-version.ts';
import { createPostgresNewsRepository } from './postgres/news-repository.ts';
import { createPostgresRedirectRepository } from './postgres/redirect-repository.ts';
import { createPostgresRequestAdministration } from './postgres/request-administration.ts';
import { createPostgresRequestRepository } from './postgres/request-repository.ts';
import { createPostgresOrderIndex } from './postgres/search/order-index.ts';
import { createPostgresSearchIndex } from './postgres/search/search-index.ts';
import { startWorker } from './postgres/queue/worker.ts';
import { createPostgresSiteIndex } from './postgres/site-index.ts';
import { createGetSitePictures } from './postgres/site-picture-repository.ts';
import type { CleanUp } from './process/parallel-clean-up.ts';
import { reportDeletions } from './process/report-deletions.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { createDataSheetRenderer } from './sheets/data-sheet-renderer.ts';

export interface SiteDependencies {
  readonly dataSource: DataSource;
  /** For searches: connections of their own, so that a flood of searches takes no page's. Default: `dataSource`. */
  readonly searchDataSource?: DataSource;
  /** Version of the content that the database has; while it is `undefined`, nothing is cached. */
  readonly contentVersion?: () => string | undefined;
  readonly config: Omit<
    Config,
    | 'port'
    | 'host'
    | 'distDir'
    | 'databaseUrl'
    | 'migrationDatabaseUrl'
    | 'worker'
    | 'warmUp'
    | 'maintenance'
    | 'cdn'
    | 'requestLog'
    | 'operatorToken'
    | 'drainSeconds'
    | 'logLevel'
  >;
}

const noVersion = (): undefined => undefined;

const now = (): Date => new Date();

const createRepositories = ({
  dataSource,
  searchDataSource = dataSource,
  contentVersion = noVersion,
  config,
}: SiteDependencies) => ({
  catalogue: createPostgresCatalogueRepository(dataSource),
  company: createPostgresCompanyRepository(dataSource),
  content: createPostgresContentRepository(dataSource, { purgesCdn: config.cdnPurgeUrl !== undefined }),
  formCounter: createFormCounter(dataSource),
  news: createPostgresNewsRepository(dataSource),
  redirects: createPostgresRedirectRepository(dataSource),
  requestAdministration: createPostgresRequestAdministration(dataSource),
  requests: createPostgresRequestRepository(dataSource),
  orderIndex: createPostgresOrderIndex(dataSource),
  searchIndex: createPostgresSearchIndex(searchDataSource),
  attachmentFiles: createAttachmentFiles({
    folder: config.attachmentsDir,
    maxBytes: config.attachmentsMaxBytes,
    minFreeBytes: config.attachmentsMinFreeBytes,
  }),
  attachmentLinks: createAttachmentLinks({
    publicUrl: config.publicUrl,
    secret: createGetAttachmentSecret(dataSource, config.attachmentSecret),
    now,
  }),
  siteIndex: createPostgresSiteIndex(dataSource, createPerContentVersion(contentVersion)),
});

type Repositories = ReturnType<typeof createRepositories>;

/** Some MB of names. */
const maxCachedPictureNames = 20_000;

/** Of orders, each of which takes the processor for some tenths of a second. */
const maxQueuedOrders = 20;

/** Of data sheets, and of sharing cards: the last of each waits some seconds. */
const maxQueuedDrawings = 40;

const createUseCases = (
  repositories: Repositories,
  { dataSource, contentVersion = noVersion, config }: SiteDependencies,
) => {
  const { contentDir, dataDir, publicUrl, confirmationMail: hasConfirmation } = config;
  const perContentVersion = createPerContentVersion(contentVersion);
  const { catalogue, company, news, requests, attachmentFiles, attachmentLinks } = repositories;
  const solutions = perContentVersion(catalogue.solutions);
  const shared = {
    ...catalogue,
    solutions,
    brands: perContentVersion(catalogue.brands),
    productCounts: perContentVersion(catalogue.productCounts),
    category: async (slug: string) =>
      (await solutions()).flatMap(({ categories }) => categories).find((category) => category.slug === slug),
  };
  const identifyOrder = createIdentifyOrder({ index: repositories.orderIndex });
  const addOrder = createTaskQueue(maxQueuedOrders);
  const imagesDir = imagesFolder(dataDir);
  const getCompany = perContentVersion(createGetCompany({ repository: company }));
  const browseCatalogue = perContentVersion(createBrowseCatalogue({ catalogue: shared }));
  const getSitePictures = perContentVersion(createGetSitePictures(dataSource));
  const viewProduct = createViewProduct({
    catalogue: shared,
    documents: createDocumentFolder(documentsFolder(contentDir)),
  });
  return {
    browseCatalogue,
    browseListing: createBrowseListing({ catalogue: shared }),
    browseSolution: createBrowseSolution({ catalogue: shared }),
    browseCategory: createBrowseCategory({ catalogue }),
    browseBrand: createBrowseBrand({ catalogue }),
    viewProduct,
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
    searchProducts: createSearchItems({ index: repositories.searchIndex }),
    identifyOrder: (...order: Parameters<typeof identifyOrder>) => addOrder(() => identifyOrder(...order)),
    listProductNames: createListProductNames({ catalogue }),
    listNews: createListNews({ news }),
    browseNews: createBrowseNews({ news: { page: news.page, count: perContentVersion(news.count) } }),
    readNewsItem: createReadNewsItem({ news }),
    getCompany,
    getSiteData: perContentVersion(createGetSiteData({ getCompany, browseCatalogue, getSitePictures })),
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
    attachmentFiles,
    openAttachment: createOpenAttachment({ repository: requests, files: attachmentFiles }),
    checkAttachmentLink: attachmentLinks.check,
    sitePages: createListSitePages({ index: repositories.siteIndex }),
    resolveRedirect: createResolveRedirect({ redirects: repositories.redirects }),
    showSharingCard: createShowSharingCard({
      products: catalogue,
      news,
      getCompany,
      render: createSharingCards({ imagesDir, addTask: createTaskQueue(maxQueuedDrawings) }),
    }),
  };
};

type UseCases = ReturnType<typeof createUseCases>;

/** What staff and the queue do with requests. */
const createRequestWork = (repositories: Repositories, { dataSource, config }: SiteDependencies) => {
  const { catalogue, company, requests, requestAdministration, formCounter } = repositories;
  const { attachmentFiles: files, attachmentLinks } = repositories;
  const mailTransport = createMailTransport(config);
  const mailOptions = {
    transport: mailTransport,
    from: config.mailFrom,
    recipientOf: async (kind: RequestKind) => (await company.company()).recipients[kind] ?? config.mailTo,
  };
  const mail = createStaffMail({
    ...mailOptions,
    openAttachment: createOpenAttachment({ repository: requests, files }),
    linkTo: attachmentLinks.linkTo,
    idHost: new URL(config.publicUrl).hostname,
  });
  const confirmRequest = createConfirmRequest({
    repository: requests,
    products: catalogue,
    mail: createConfirmationMail({
      ...mailOptions,
      getCompany: company.company,
      publicUrl: config.publicUrl,
    }),
    acceptsMail: config.checkMailDomains ? createAcceptsMail() : async () => true,
    perHour: config.confirmationsPerHour,
    now,
  });
  const copies = createMailCopies(config.mailDir);
  return {
    mailTransport,
    erasePerson: createErasePerson({ administration: requestAdministration, copies, files }),
    jobs: {
      notifyStaff: createNotifyStaff({ repository: requests, mail, mailsPerHour: config.mailsPerHour, now }),
      sendDigest: createSendDigest({ repository: requests, mail, now }),
      // Those that were queued before the setting was changed are dropped.
      confirmRequest: config.confirmationMail ? confirmRequest : async () => {},
      deleteExpiredRequests: createDeleteExpiredRequests({
        administration: requestAdministration,
        copies,
        files,
        retentionDays: config.requestRetentionDays,
        maxPerNight: config.maxDeletedPerNight,
      }),
      deleteOrphanedAttachments: createDeleteOrphanedAttachments({ repository: requests, files, now }),
      deleteExpiredFormCounts: async () => {
        await formCounter.deleteExpired();
        await deleteExpiredConfirmationCounts(dataSource);
      },
      purgeCdn: createPurgeCdn({ url: config.cdnPurgeUrl, token: config.cdnPurgeToken, key: purgeKey }),
    },
  };
};

/** The pages' source of data on the server: the use cases themselves, so rendering a page costs no HTTP call. */
const createPageApi = (useCases: UseCases): Api => ({
  site: useCases.getSiteData,
  listing: useCases.browseListing,
  product: useCases.viewProduct,
  productNames: useCases.listProductNames,
  async search(query, options) {
    const found = await useCases.searchProducts(query, options);
    return { found, exact: findExactName(found, query) };
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
    requestAdministration: repositories.requestAdministration,
    formCounter: repositories.formCounter,
  };
};

export type Site = ReturnType<typeof composeSite>;

interface JobsOptions {
  /** postgres://user:password@host:port/database */
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly cleanUp: CleanUp;
}

/** A mail server that does not answer must not keep the process from stopping: the mail is sent again later. */
const lastMailTimeoutMs = 5000;

/** Works through the job queue until the clean-up: mails to staff and visitors, deletions. */
export const startJobs = (site: Site, { databaseUrl, logger, cleanUp }: JobsOptions): void => {
  const { mailTransport, jobs } = site;
  const deleteExpiredRequests = reportDeletions(jobs.deleteExpiredRequests, logger);
  const worker = startWorker({ url: databaseUrl, jobs: { ...jobs, deleteExpiredRequests }, logger });
  cleanUp.defer(async () => {
    const timeout = setTimeout(mailTransport.close, lastMailTimeoutMs);
    await worker.stop();
    clearTimeout(timeout);
    mailTransport.close();
  });
};
