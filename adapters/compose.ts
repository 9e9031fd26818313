import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createBrowseBrand } from '#domain/catalogue/browse-brand.ts';
import { createBrowseCatalogue } from '#domain/catalogue/browse-catalogue.ts';
import { createBrowseCategory } from '#domain/catalogue/browse-category.ts';
import { createBrowseSolution } from '#domain/catalogue/browse-solution.ts';
import { createListProductNames } from '#domain/catalogue/list-product-names.ts';
import { createSearchItems } from '#domain/search/search-items.ts';
import { createViewDataSheet } from '#domain/catalogue/view-data-sheet.ts';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import { createGetCompany } from '#domain/company/get-company.ts';
import { createListNews } from '#domain/news/list-news.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';
import { createDeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import { createIsDuplicate } from '#domain/requests/is-duplicate.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';
import { createListSitePages } from '#domain/site/list-site-pages.ts';
import { createShowSharingCard } from '#domain/site/show-sharing-card.ts';
import type { Api } from '../src/api/api.ts';
import type { Config } from './config.ts';
import { createDocumentFolder } from './content/document-folder.ts';
import { createSharingCards } from './content/pictures/sharing-cards.ts';
import { createMailCopies } from './mail/mail-copies.ts';
import { createStaffMail } from './mail/staff-mail.ts';
import type { MailTransport } from './mail/transport.ts';
import { createPostgresCatalogueRepository } from './postgres/catalogue-repository.ts';
import { createPostgresCompanyRepository } from './postgres/company-repository.ts';
import { createFormCounter } from './postgres/form-counter.ts';
import { createPostgresNewsRepository } from './postgres/news-repository.ts';
import { createPostgresRedirectRepository } from './postgres/redirect-repository.ts';
import { createPostgresProductNames } from './postgres/product-names.ts';
import type { Jobs } from './postgres/queue/jobs.ts';
import { createContentDate } from './postgres/content-date.ts';
import { createPostgresRequestAdministration } from './postgres/request-administration.ts';
import { createPostgresRequestRepository } from './postgres/request-repository.ts';
import { createPostgresSearchIndex } from './postgres/search/search-index.ts';
import { createPostgresSiteIndex } from './postgres/site-index.ts';
import { createTaskQueue } from './process/task-queue.ts';
import { createDataSheetRenderer } from './sheets/data-sheet-renderer.ts';

const now = (): Date => new Date();

/** Data sheets, and as many sharing cards: the last of each waits some seconds. */
const maxWaitingDrawings = 40;

/**
 * Every use case, wired to the database and to the folder with the PDFs.
 * @param searches where searches are made: connections of their own, so that a flood of them takes no page's
 */
export const composeUseCases = (dataSource: DataSource, documents: string, searches = dataSource) => {
  const catalogue = createPostgresCatalogueRepository(dataSource);
  const news = createPostgresNewsRepository(dataSource);
  const profile = createPostgresCompanyRepository(dataSource);
  const repository = createPostgresRequestRepository(dataSource);
  return {
    browseCatalogue: createBrowseCatalogue({ catalogue }),
    browseSolution: createBrowseSolution({ catalogue }),
    browseCategory: createBrowseCategory({ catalogue }),
    browseBrand: createBrowseBrand({ catalogue }),
    viewProduct: createViewProduct({ catalogue, documents: createDocumentFolder(documents) }),
    searchProducts: createSearchItems({ index: createPostgresSearchIndex(searches) }),
    listProductNames: createListProductNames({ catalogue }),
    listNews: createListNews({ news }),
    readNewsItem: createReadNewsItem({ news }),
    getCompany: createGetCompany({ repository: profile }),
    isDuplicate: createIsDuplicate({ repository }),
    submitRequest: createSubmitRequest({
      repository,
      products: createPostgresProductNames(dataSource),
      newId: randomUUID,
      now,
    }),
  };
};

export type UseCases = ReturnType<typeof composeUseCases>;

/**
 * What search engines and social networks ask for beside the pages.
 * @param imagesDir absolute path of the folder that the site serves as /images
 */
export const composeSearchEngines = (dataSource: DataSource, imagesDir: string) => {
  const catalogue = createPostgresCatalogueRepository(dataSource);
  const news = createPostgresNewsRepository(dataSource);
  const profile = createPostgresCompanyRepository(dataSource);
  return {
    sitePages: createListSitePages({ index: createPostgresSiteIndex(dataSource) }),
    resolveRedirect: createResolveRedirect({ redirects: createPostgresRedirectRepository(dataSource) }),
    showSharingCard: createShowSharingCard({
      products: catalogue,
      news,
      getCompany: profile.company,
      render: createSharingCards({ imagesDir, addTask: createTaskQueue(maxWaitingDrawings) }),
    }),
  };
};

interface WorkOptions {
  readonly dataSource: DataSource;
  readonly config: Pick<
    Config,
    'publicUrl' | 'mailFrom' | 'mailTo' | 'mailDir' | 'mailsPerHour' | 'requestRetentionDays'
  >;
  readonly transport: MailTransport;
}

/** What the worker does, wired to database and mail. */
export const composeWork = ({ dataSource, config, transport }: WorkOptions): Jobs => {
  const repository = createPostgresRequestRepository(dataSource);
  const profile = createPostgresCompanyRepository(dataSource);
  const mail = createStaffMail({
    transport,
    from: config.mailFrom,
    recipientOf: async (kind) => (await profile.company()).recipients[kind] ?? config.mailTo,
    idHost: new URL(config.publicUrl).hostname,
  });
  return {
    notifyStaff: createNotifyStaff({ repository, mail, mailsPerHour: config.mailsPerHour, now }),
    sendDigest: createSendDigest({ repository, mail, now }),
    deleteExpiredRequests: createDeleteExpiredRequests({
      administration: createPostgresRequestAdministration(dataSource),
      copies: createMailCopies(config.mailDir),
      retentionDays: config.requestRetentionDays,
      now,
    }),
    deleteExpiredFormCounts: createFormCounter(dataSource).deleteExpired,
  };
};

/** The pages' source of data on the server: the use cases themselves, so rendering a page costs no HTTP call. */
export const composePageApi = (useCases: UseCases): Api => ({
  async company() {
    const { recipients: _recipients, ...company } = await useCases.getCompany();
    return company;
  },
  catalogue: useCases.browseCatalogue,
  productsOfCategory: useCases.browseCategory,
  productsOfBrand: useCases.browseBrand,
  product: useCases.viewProduct,
  async productNames() {
    return (await useCases.listProductNames()).map(({ name, slug }) => ({ name, slug: slug.en }));
  },
  search: useCases.searchProducts,
  news: useCases.listNews,
  newsItem: useCases.readNewsItem,
});

interface SheetOptions {
  readonly dataSource: DataSource;
  readonly useCases: Pick<UseCases, 'getCompany'>;
  readonly imagesDir: string;
  readonly publicUrl: string;
}

/** The data sheets, wired to the catalogue and to the folder with the pictures. */
export const composeDataSheets = ({ dataSource, useCases, imagesDir, publicUrl }: SheetOptions) =>
  createViewDataSheet({
    catalogue: createPostgresCatalogueRepository(dataSource),
    getIssuer: useCases.getCompany,
    getContentDate: createContentDate(dataSource),
    renderer: createDataSheetRenderer({
      imagesDir,
      publicUrl,
      addTask: createTaskQueue(maxWaitingDrawings),
    }),
  });
