import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { DataSource } from 'typeorm';
import { composeDataSheets, composeSearchEngines, composeUseCases } from '../../adapters/compose.ts';
import { documentsFolder } from '../../adapters/content/document-folder.ts';
import { buildApp } from '../../adapters/http/app.ts';
import { createResponseCache } from '../../adapters/http/cache/response-cache.ts';
import { createFormCounter } from '../../adapters/postgres/form-counter.ts';
import { contentDir } from './own-content.ts';

const imagesDir = path.join(contentDir, 'pictures');

interface ApiOptions {
  /** Forms of one client in ten minutes; without it, more than any test sends. */
  readonly formRateLimit?: number;
  readonly trustedProxies?: readonly string[];
  readonly logger?: Logger;
  /** Version of the content, for what is kept; without it, nothing is. */
  readonly version?: () => string | undefined;
  readonly renderPage?: Parameters<typeof buildApp>[0]['pages']['renderPage'];
  /** Where searches are made, when not with everything else. */
  readonly searches?: DataSource;
}

/** The server without its pages: each is a bare text. */
export const buildApi = async (
  dataSource: DataSource,
  {
    formRateLimit = 1_000_000,
    trustedProxies = [],
    logger = pino({ level: 'silent' }),
    searches = dataSource,
    version = () => undefined,
    renderPage = async ({ url, form }) => ({
      kind: 'page',
      status: 200,
      html: `page ${url}${form ? ` ${JSON.stringify(form)}` : ''}`,
    }),
  }: ApiOptions = {},
): Promise<FastifyInstance> => {
  const useCases = composeUseCases(dataSource, documentsFolder(contentDir), searches);
  const publicUrl = 'http://localhost:3000';
  const app = await buildApp({
    useCases,
    searchEngines: composeSearchEngines(dataSource, path.join(contentDir, 'no-images')),
    pages: { renderPage },
    sheets: {
      dataSheet: composeDataSheets({ dataSource, useCases, imagesDir, publicUrl }),
    },
    kept: createResponseCache({ maxBytes: 10_000_000, version, warn: (err) => logger.error({ err }) }),
    health: {
      checkDatabase: async () => {
        await dataSource.query('SELECT 1');
      },
    },
    folders: {
      client: path.join(contentDir, 'no-client'),
      images: imagesDir,
      documents: documentsFolder(contentDir),
      flags: contentDir,
    },
    formLimit: { forms: formRateLimit, count: createFormCounter(dataSource).count },
    trustedProxies,
    publicUrl,
    logger,
  });
  await app.ready();
  return app;
};
