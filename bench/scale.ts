import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RenderPage } from '#contracts/page.ts';
import { addressIn } from '#domain/site/page-address.ts';
import type { WholeContent } from '#domain/content/content.ts';
import { composeSite } from '../adapters/compose.ts';
import { readConfig } from '../adapters/config.ts';
import { siteDataFile } from '../adapters/http/pages/site-data-file.ts';
import { sitemapChunks } from '../adapters/http/xml/sitemap.ts';
import { openDataSource } from '../adapters/postgres/data-source.ts';
import { createBuiltPages } from '../adapters/ssr/page-renderer.ts';
import { searchQueries } from '../tests/support/search-queries.ts';
import { readWholeContent } from '../tests/support/test-content.ts';
import type { Benchmark } from './support/benchmark.ts';
import { fillDatabase } from './support/fill-database.ts';
import { largeCatalogue } from './support/large-catalogue.ts';
import { quantile } from './support/quantile.ts';
import { openScratchServer } from './support/scratch-server.ts';

const contentDir = path.resolve(import.meta.dirname, '..', 'content');
const runs = 40;
const warmUpRuns = 15;
const pagesPerSitemap = 25_000;

const pages = {
  home: '/tr',
  solution: '/tr/ent-solutions',
  category: '/tr/products/surgical-tools',
  'category, page 2': '/tr/products/surgical-tools?page=2',
  'category by brand': '/tr/products/surgical-tools?sort=brand',
  brand: '/tr/products/partners/acteon',
  product: '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit',
  search: '/tr/search?q=cerrahi%20testere',
  request: '/tr/request?items=orvia-p2-piezo-bone-surgery-unit:2',
} as const;

/** Measures the processor time of the process while an action runs, in milliseconds. */
const processorTime = async (action: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const render = async (renderPage: RenderPage, url: string): Promise<void> => {
  const page = await renderPage({ address: addressIn('tr', url) });
  if (page.kind === 'page') await buffer(Readable.from(page.body));
};

/** Medians of processor and elapsed time. */
const measurePage = async (renderPage: RenderPage, url: string): Promise<string> => {
  const processor: number[] = [];
  const elapsed: number[] = [];
  for (let run = 0; run < warmUpRuns + runs; run += 1) {
    const start = performance.now();
    const time = await processorTime(() => render(renderPage, url));
    if (run < warmUpRuns) continue;
    elapsed.push(performance.now() - start);
    processor.push(time);
  }
  return `${quantile(processor, 0.5).toFixed(1)} / ${quantile(elapsed, 0.5).toFixed(1)}`;
};

/** Measures the searches for the queries that the tests use. */
const measureSearches = async (search: (query: string) => Promise<unknown>): Promise<string> => {
  const elapsed: number[] = [];
  for (const { query } of searchQueries) {
    const start = performance.now();
    await search(query);
    elapsed.push(performance.now() - start);
  }
  return `${quantile(elapsed, 0.5).toFixed(1)} / ${quantile(elapsed, 0.95).toFixed(1)}`;
};

const measure = async (url: string, content: WholeContent, products: number) => {
  const start = performance.now();
  await fillDatabase(url, { ...content, products: largeCatalogue(content.products, products) });
  const load = performance.now() - start;
  const dataSource = await openDataSource({ url, logger: { warn: console.warn } });
  const config = readConfig({ DATABASE_URL: url, CONTENT_DIR: contentDir });
  const site = composeSite({ dataSource, contentVersion: () => 'bench', config });
  const { publicUrl, distDir } = config;
  const renderPage = await createBuiltPages(distDir, {
    api: site.pageApi,
    publicUrl,
    siteDataPath: (data) => siteDataFile(data).path,
  });
  const times: Record<string, string> = {};
  for (const [page, address] of Object.entries(pages)) times[page] = await measurePage(renderPage, address);
  const sitemap = await processorTime(() =>
    buffer(sitemapChunks(site.useCases.sitePages.part(0, pagesPerSitemap), publicUrl)),
  );
  const searches = await measureSearches((query) => site.pageApi.search(query, { language: 'tr' }));
  await dataSource.destroy();
  return {
    products,
    'load, s': (load / 1000).toFixed(1),
    ...times,
    'searches p50 / p95': searches,
    sitemap: sitemap.toFixed(0),
  };
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `uncached pages at three sizes, medians of ${runs} in milliseconds: processor time of the site / elapsed; the first sitemap, in milliseconds of processor time`,
  async run() {
    const { content } = await readWholeContent(contentDir);
    const rows = [];
    for (const products of [content.products.length, 10_000, 100_000]) {
      const server = await openScratchServer();
      try {
        rows.push(await measure(server.url, content, products));
      } finally {
        await server.drop();
      }
    }
    return rows;
  },
};
