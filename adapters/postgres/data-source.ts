import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Catalogue1763700000000 } from '../../migrations/1763700000000-catalogue.ts';
import { Requests1763900000000 } from '../../migrations/1763900000000-requests.ts';
import { CategoryPictures1764000000000 } from '../../migrations/1764000000000-category-pictures.ts';
import { Search1764100000000 } from '../../migrations/1764100000000-search.ts';
import { Regulatory1764200000000 } from '../../migrations/1764200000000-regulatory.ts';
import { SearchEngines1764300000000 } from '../../migrations/1764300000000-search-engines.ts';
import { SearchByNumber1764400000000 } from '../../migrations/1764400000000-search-by-number.ts';
import { NotifiedAt1764500000000 } from '../../migrations/1764500000000-notified-at.ts';
import { ProductPictures1764600000000 } from '../../migrations/1764600000000-product-pictures.ts';
import { PictureFiles1764700000000 } from '../../migrations/1764700000000-picture-files.ts';
import { ListingOrder1764800000000 } from '../../migrations/1764800000000-listing-order.ts';
import { LargeCatalogue1764900000000 } from '../../migrations/1764900000000-large-catalogue.ts';
import { RequestReference1765000000000 } from '../../migrations/1765000000000-request-reference.ts';
import { Variants1766000000000 } from '../../migrations/1766000000000-variants.ts';
import { RequestDetails1767000000000 } from '../../migrations/1767000000000-request-details.ts';
import { Attachments1767100000000 } from '../../migrations/1767100000000-attachments.ts';
import { Confirmations1768000000000 } from '../../migrations/1768000000000-confirmations.ts';
import { FormerProducts1768100000000 } from '../../migrations/1768100000000-former-products.ts';
import { WaitingRequests1769000000000 } from '../../migrations/1769000000000-waiting-requests.ts';
import { FiledRequests1769100000000 } from '../../migrations/1769100000000-filed-requests.ts';
import { Probes1769200000000 } from '../../migrations/1769200000000-probes.ts';
import { FormerVariants1769300000000 } from '../../migrations/1769300000000-former-variants.ts';
import { LeastRights1769500000000 } from '../../migrations/1769500000000-least-rights.ts';
import { PageTexts1769600000000 } from '../../migrations/1769600000000-page-texts.ts';
import { Facets1769650000000 } from '../../migrations/1769650000000-facets.ts';
import { Documents1769700000000 } from '../../migrations/1769700000000-documents.ts';
import { SearchTexts1770300000000 } from '../../migrations/1770300000000-search-texts.ts';
import { TechnicalLabels1770350000000 } from '../../migrations/1770350000000-technical-labels.ts';
import { ReadersOfSearchIndexes1770400000000 } from '../../migrations/1770400000000-readers-of-search-indexes.ts';
import { Editions1770500000000 } from '../../migrations/1770500000000-editions.ts';
import { Drawings1770600000000 } from '../../migrations/1770600000000-drawings.ts';
import { UnusedListingIndexes1770700000000 } from '../../migrations/1770700000000-unused-listing-indexes.ts';
import { Procedures1770800000000 } from '../../migrations/1770800000000-procedures.ts';
import { Hotspots1770810000000 } from '../../migrations/1770810000000-hotspots.ts';
import { Turntables1770820000000 } from '../../migrations/1770820000000-turntables.ts';
import { NewsLinks1770900000000 } from '../../migrations/1770900000000-news-links.ts';
import { DetailPictures1770910000000 } from '../../migrations/1770910000000-detail-pictures.ts';
import { PostalAddress1770920000000 } from '../../migrations/1770920000000-postal-address.ts';
import { DocumentBytes1770930000000 } from '../../migrations/1770930000000-document-bytes.ts';
import { RedirectPaths1770940000000 } from '../../migrations/1770940000000-redirect-paths.ts';
import { SearchCertainty1770950000000 } from '../../migrations/1770950000000-search-certainty.ts';
import { OrderLines1770960000000 } from '../../migrations/1770960000000-order-lines.ts';
import { Device1770970000000 } from '../../migrations/1770970000000-device.ts';
import { LookAlikes1770980000000 } from '../../migrations/1770980000000-look-alikes.ts';
import { OwnMeasures1770990000000 } from '../../migrations/1770990000000-own-measures.ts';
import { translateDriverErrors } from './connection/driver-errors.ts';
import { allowPreparedStatements } from './connection/prepared-statements.ts';
import { evictBusyClients } from './connection/evict-busy-clients.ts';
import { within } from './connection/within.ts';
import {
  attributeRows,
  brandRows,
  categoryRows,
  procedureRows,
  productRows,
  solutionRows,
} from './rows/catalogue-rows.ts';
import {
  companyRows,
  contentVersionRows,
  newsRows,
  pageTextsRows,
  redirectRows,
  sitePicturesRows,
  technicalLabelsRows,
} from './rows/content-rows.ts';
import { digestRows, requestRows } from './rows/request-rows.ts';

/** pino's method: fields first. */
export interface WarningLogger {
  warn(fields: object, message: string): void;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLogger;
  /** No timeouts for queries: for loads and migrations. */
  readonly noTimeouts?: boolean;
  /** Few connections, and timeouts of one second: for searches. */
  readonly shortTimeouts?: boolean;
}

/** Timeouts in milliseconds. The server applies statement_timeout; query_timeout is pg's own, for a silent server. */
const defaultPoolOptions = { statement_timeout: 10_000, query_timeout: 15_000 };
const shortTimeoutPoolOptions = { statement_timeout: 1000, query_timeout: 2000, max: 4 };

/** Returns the options of connections that visitors wait for. */
export const poolOptions = ({ shortTimeouts }: { readonly shortTimeouts: boolean }) =>
  shortTimeouts ? shortTimeoutPoolOptions : defaultPoolOptions;

const createDataSource = ({ url, logger, noTimeouts = false, shortTimeouts = false }: Options): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    applicationName: 'site',
    connectTimeoutMS: shortTimeouts ? 1000 : 5000,
    entities: [
      attributeRows,
      brandRows,
      categoryRows,
      companyRows,
      contentVersionRows,
      digestRows,
      newsRows,
      pageTextsRows,
      procedureRows,
      productRows,
      redirectRows,
      requestRows,
      sitePicturesRows,
      solutionRows,
      technicalLabelsRows,
    ],
    migrations: [
      Catalogue1763700000000,
      Requests1763900000000,
      CategoryPictures1764000000000,
      Search1764100000000,
      Regulatory1764200000000,
      SearchEngines1764300000000,
      SearchByNumber1764400000000,
      NotifiedAt1764500000000,
      ProductPictures1764600000000,
      PictureFiles1764700000000,
      ListingOrder1764800000000,
      LargeCatalogue1764900000000,
      RequestReference1765000000000,
      Variants1766000000000,
      RequestDetails1767000000000,
      Attachments1767100000000,
      Confirmations1768000000000,
      FormerProducts1768100000000,
      WaitingRequests1769000000000,
      FiledRequests1769100000000,
      Probes1769200000000,
      FormerVariants1769300000000,
      LeastRights1769500000000,
      PageTexts1769600000000,
      Facets1769650000000,
      Documents1769700000000,
      SearchTexts1770300000000,
      TechnicalLabels1770350000000,
      ReadersOfSearchIndexes1770400000000,
      Editions1770500000000,
      Drawings1770600000000,
      UnusedListingIndexes1770700000000,
      Procedures1770800000000,
      Hotspots1770810000000,
      Turntables1770820000000,
      NewsLinks1770900000000,
      DetailPictures1770910000000,
      PostalAddress1770920000000,
      DocumentBytes1770930000000,
      RedirectPaths1770940000000,
      SearchCertainty1770950000000,
      OrderLines1770960000000,
      Device1770970000000,
      LookAlikes1770980000000,
      OwnMeasures1770990000000,
    ],
    migrationsTransactionMode: 'each',
    // Without a handler, an idle connection that the server closes would end the process.
    poolErrorHandler: (err: unknown) => logger.warn({ err }, 'idle database connection closed by the server'),
    extra: noTimeouts ? {} : poolOptions({ shortTimeouts }),
  });

/**
 * Opens a pool of connections to one database.
 * @throws the driver's error when the database cannot be reached; later queries throw StoreUnavailableError
 */
export const openDataSource = async (options: Options): Promise<DataSource> => {
  const dataSource = await createDataSource(options).initialize();
  allowPreparedStatements(dataSource);
  translateDriverErrors(dataSource);
  const { driver } = dataSource;
  if ('master' in driver && driver.master instanceof Pool) evictBusyClients(driver.master);
  return dataSource;
};

const closeTimeoutMs = 1000;

/** Closes the connections; those that are still used after a second, as on a silent server, end with the process. */
export const closeDataSource = async (dataSource: DataSource): Promise<void> => {
  await within(closeTimeoutMs, dataSource.destroy());
};
