import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { DataSource } from 'typeorm';
import type { RenderPage, RenderedPage } from '#contracts/page.ts';
import { composeSite } from '../../adapters/compose.ts';
import { type Config, readConfig } from '../../adapters/config.ts';
import { buildApp } from '../../adapters/http/app.ts';
import type { HealthChecks } from '../../adapters/http/routes/health.ts';
import type { HttpObserver } from '../../adapters/http/observe/observe.ts';
import { createResponseCache } from '../../adapters/http/cache/response-cache.ts';
import { contentDir } from './test-content.ts';

const imagesDir = path.join(contentDir, 'pictures');

export interface ApiOptions {
  /** Forms that a client may send in ten minutes; by default more than any test sends. */
  readonly formRateLimit?: number;
  readonly trustedProxies?: readonly string[];
  readonly logger?: Logger;
  readonly requestLog?: boolean;
  readonly cdn?: boolean;
  readonly publicUrl?: string;
  readonly observer?: HttpObserver;
  /** Content version for the response cache; by default nothing is cached. */
  readonly contentVersion?: () => string | undefined;
  /** Clock of the response cache, in milliseconds. */
  readonly clock?: { readonly now: () => number };
  readonly renderPage?: RenderPage;
  /** Folder with the files of documents. */
  readonly documents?: string;
  /** Storage of visitors' files: the folder, and how many bytes it takes. */
  readonly attachments?: {
    readonly folder: string;
    readonly maxBytes?: number;
    readonly bucket?: Config['attachmentsBucket'];
  };
  /** Data source of searches; by default the same as for everything else. */
  readonly searchDataSource?: DataSource;
  readonly operators?: HealthChecks['operators'];
  readonly stopping?: AbortSignal;
}

/** A rendered page. */
export const page = (html: string, status = 200): RenderedPage => ({
  kind: 'page',
  status,
  body: Buffer.from(html),
});

/** The use cases on the tests’ content. */
export const composeTestSite = (
  dataSource: DataSource,
  searchDataSource = dataSource,
  { folder, maxBytes = 1_000_000_000, bucket }: NonNullable<ApiOptions['attachments']> = {
    folder: '/nowhere',
  },
) =>
  composeSite({
    dataSource,
    searchDataSource,
    config: {
      ...readConfig({ ATTACHMENTS_MIN_FREE_BYTES: '1' }),
      dataDir: path.join(contentDir, 'no-data'),
      attachmentsDir: folder,
      attachmentsMaxBytes: maxBytes,
      attachmentsBucket: bucket,
    },
  });

/** The server with a stub renderer: each page is the text `page`, its URL and the posted form. */
export const buildApi = async (
  dataSource: DataSource,
  {
    formRateLimit = 1_000_000,
    trustedProxies = [],
    logger = pino({ level: 'silent' }),
    requestLog = true,
    cdn = false,
    operators,
    stopping = new AbortController().signal,
    publicUrl = 'http://localhost:3000',
    observer,
    documents = '/nowhere',
    attachments,
    searchDataSource = dataSource,
    contentVersion = () => undefined,
    clock = performance,
    renderPage = async ({ address: { url }, form }) =>
      page(`page ${url}${form ? ` ${JSON.stringify(form)}` : ''}`),
  }: ApiOptions = {},
): Promise<FastifyInstance> => {
  const { useCases, formCounter } = composeTestSite(dataSource, searchDataSource, attachments);
  const app = await buildApp({
    useCases,
    renderPage,
    cache: createResponseCache({
      maxBytes: 10_000_000,
      contentVersion,
      clock,
      warn: (err) => logger.error({ err }),
    }),
    observer,
    checkDatabase: async () => {
      await dataSource.query('SELECT 1');
    },
    operators,
    stopping,
    encodePicture: async ({ stem, width, ending }) => Buffer.from(`${stem} ${width} ${ending}`),
    folders: {
      client: path.join(contentDir, 'no-client'),
      images: imagesDir,
      documents,
    },
    formCounter,
    settings: { formRateLimit, trustedProxies, publicUrl, requestLog, cdn },
    logger,
  });
  // A connection whose response nobody has read to its end would be waited for until it expires, for 72 seconds.
  app.addHook('preClose', async () => app.server.closeAllConnections());
  await app.ready();
  return app;
};
