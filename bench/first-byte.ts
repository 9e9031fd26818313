import { readWholeContent } from '../tests/support/test-content.ts';
import { get } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { pino } from 'pino';
import type { RenderPage } from '#contracts/page.ts';
import { addressIn } from '#domain/site/page-address.ts';
import { composeSite } from '../adapters/compose.ts';
import { readConfig } from '../adapters/config.ts';
import { buildApp } from '../adapters/http/app.ts';
import { htmlType } from '../adapters/http/cache/cached-pages.ts';
import { type ResponseCache, createResponseCache } from '../adapters/http/cache/response-cache.ts';
import { siteDataFile } from '../adapters/http/pages/site-data-file.ts';
import { openDataSource } from '../adapters/postgres/data-source.ts';
import { createBuiltPages } from '../adapters/ssr/page-renderer.ts';
import type { Benchmark } from './support/benchmark.ts';
import { fillDatabase } from './support/fill-database.ts';
import { largeCatalogue } from './support/large-catalogue.ts';
import { quantile } from './support/quantile.ts';
import { openScratchServer } from './support/scratch-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const listing = '/tr/products/ultrasonic-piezo-system';
const runs = 40;
const warmUpRuns = 10;

interface Times {
  readonly firstByte: number;
  readonly lastByte: number;
  readonly bytes: number;
}

const request = (url: string): Promise<Times> => {
  const { promise, resolve, reject } = Promise.withResolvers<Times>();
  const began = performance.now();
  get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
    let firstByte = Number.NaN;
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      if (bytes === 0) firstByte = performance.now() - began;
      bytes += chunk.length;
    });
    response.on('end', () => resolve({ firstByte, lastByte: performance.now() - began, bytes }));
    response.on('error', reject);
  }).on('error', reject);
  return promise;
};

/** Returns the key of the page as the route of pages has it. */
const keyIn = (cache: ResponseCache): string => cache.key(`tr ${listing}`) ?? '';

const untilCached = async (cache: ResponseCache): Promise<void> => {
  while (!cache.get(keyIn(cache))) await eventLoopTurn();
};

const createCache = (contentVersion: () => string): ResponseCache =>
  createResponseCache({ maxBytes: 256 * 1024 * 1024, contentVersion, warn: console.warn });

/** Renders the page to its end and compresses it into the cache. @returns milliseconds */
const renderWhole = async (renderPage: RenderPage, cache: ResponseCache): Promise<number> => {
  const began = performance.now();
  const page = await renderPage({ address: addressIn('tr', listing) });
  if (page.kind !== 'page') throw new Error(`${listing} is no page`);
  const body = await buffer(Readable.from(page.body));
  await cache.set(keyIn(cache), { type: htmlType, body, isCompressible: true });
  return performance.now() - began;
};

const measure = async (databaseUrl: string) => {
  const dataSource = await openDataSource({ url: databaseUrl, logger: { warn: console.warn } });
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(root, 'var', 'test') });
  const site = composeSite({ dataSource, config });
  const renderPage = await createBuiltPages(config.distDir, {
    api: site.pageApi,
    publicUrl: config.publicUrl,
    siteDataPath: (data) => siteDataFile(data).path,
  });
  let version = 0;
  const cache = createCache(() => String(version));
  const app = await buildApp({
    useCases: site.useCases,
    renderPage,
    cache,
    checkDatabase: async () => {},
    stopping: new AbortController().signal,
    encodePicture: async () => undefined,
    folders: { client: path.join(config.distDir, 'client'), images: root, documents: root },
    formCounter: site.formCounter,
    settings: { formRateLimit: 1, trustedProxies: [], publicUrl: config.publicUrl },
    logger: pino({ level: 'silent' }),
  });
  const url = (await app.listen({ port: 0 })) + listing;
  const samples: (Times & { readonly whole: number })[] = [];
  for (let run = 0; run < warmUpRuns + runs; run += 1) {
    // One after the other, so that each has the processors to itself.
    const rendered = await renderWhole(renderPage, cache);
    const whole = rendered + (await request(url)).firstByte;
    version += 1;
    const times = await request(url);
    await untilCached(cache);
    version += 1;
    if (run >= warmUpRuns) samples.push({ ...times, whole });
  }
  await app.close();
  await dataSource.destroy();
  const median = (key: keyof (typeof samples)[number]): number =>
    Number(
      quantile(
        samples.map((sample) => sample[key]),
        0.5,
      ).toFixed(1),
    );
  return {
    'kB on the wire': Math.round(median('bytes') / 1000),
    'first byte, streamed': median('firstByte'),
    'last byte, streamed': median('lastByte'),
    'first byte, sent whole': median('whole'),
  };
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `an uncached listing, median of ${runs} in milliseconds; sent whole, it is rendered and compressed first`,
  async run() {
    const { content } = await readWholeContent(path.join(root, 'content'));
    const rows = [];
    for (const products of [content.products.length, 10_000]) {
      const server = await openScratchServer();
      try {
        await fillDatabase(server.url, { ...content, products: largeCatalogue(content.products, products) });
        rows.push({ products, ...(await measure(server.url)) });
      } finally {
        await server.drop();
      }
    }
    return rows;
  },
};
