import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FixedFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import { addressIn } from '#domain/site/page-address.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import type { WholeContent } from '#domain/content/content.ts';
import { composeSite } from '../adapters/compose.ts';
import { readConfig } from '../adapters/config.ts';
import { siteDataFile } from '../adapters/http/pages/site-data-file.ts';
import { openDataSource } from '../adapters/postgres/data-source.ts';
import { createBuiltPages } from '../adapters/ssr/page-renderer.ts';
import { readWholeContent } from '../tests/support/test-content.ts';
import type { Benchmark, Row } from './support/benchmark.ts';
import { fillDatabase } from './support/fill-database.ts';
import { largeCatalogue } from './support/large-catalogue.ts';
import { quantile } from './support/quantile.ts';
import { openScratchServer } from './support/scratch-server.ts';

const contentDir = path.resolve(import.meta.dirname, '..', 'content');
const warmUpRuns = 20;
const runs = 100;

interface View {
  readonly search: string;
  /** Category or brand whose page it is; by default the page is that of all products. */
  readonly fixed?: FixedFacet;
}

const surgicalTools = { facet: 'category', value: 'surgical-tools' } as const;

/** Returns views from no choice to many; the last page of the largest catalogue has the largest offset. */
const viewsOf = (products: number): Readonly<Record<string, View>> => ({
  none: { search: '' },
  'last page': { search: `?page=${Math.ceil(products / 24)}` },
  brand: { search: '?brand=acteon' },
  category: { search: '?category=surgical-tools' },
  'category, brand': { search: '?category=surgical-tools&brand=acteon' },
  'two brands, order by brand': { search: '?brand=acteon&brand=3m&sort=brand' },
  'category, use, material, length': {
    search:
      '?category=surgical-tools&attribute=length_150-200&attribute=material_stainless-steel&attribute=use_reusable',
  },
  'solutions, classes, use': {
    search:
      '?solution=ent-solutions&solution=plastic-and-reconstructive-solutions&class=IIa&class=Ir&attribute=use_reusable&sort=name-desc',
  },
  'page of a category': { search: '', fixed: surgicalTools },
  'page of a category, use, length': {
    search: '?attribute=length_150-200&attribute=use_reusable&sort=brand',
    fixed: surgicalTools,
  },
  'page of a brand': { search: '', fixed: { facet: 'brand', value: 'acteon' } },
});

const pathOf = ({ fixed }: View): string =>
  fixed ? (fixed.facet === 'brand' ? paths.brand : paths.category)(fixed.value) : paths.products;

/** Measures the median time of an action, in milliseconds. */
const median = async (action: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < warmUpRuns + runs; run += 1) {
    const start = performance.now();
    await action();
    if (run >= warmUpRuns) times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
};

interface Measurement {
  /** Time for the products and the counts, in milliseconds. */
  readonly data: number;
  /** Time for the whole uncached page, in milliseconds. */
  readonly page: number;
  /** Number of cards on the page. */
  readonly cards: number;
}

interface Size {
  readonly products: number;
  /** Time of the load, in seconds. */
  readonly load: number;
  readonly views: Readonly<Record<string, Measurement>>;
}

const measure = async (url: string, content: WholeContent, products: number): Promise<Size> => {
  const start = performance.now();
  await fillDatabase(url, { ...content, products: largeCatalogue(content.products, products) });
  const load = performance.now() - start;
  const dataSource = await openDataSource({ url, logger: { warn: console.warn } });
  const config = readConfig({ DATABASE_URL: url, CONTENT_DIR: contentDir });
  const { pageApi } = composeSite({ dataSource, contentVersion: () => 'bench', config });
  const renderPage = await createBuiltPages(config.distDir, {
    api: pageApi,
    publicUrl: config.publicUrl,
    siteDataPath: (data) => siteDataFile(data).path,
  });
  const views: Record<string, Measurement> = {};
  for (const [name, view] of Object.entries(viewsOf(products))) {
    const data = await median(() => pageApi.products(view.search, 'tr', view.fixed));
    const page = await median(async () => {
      const address = inLanguage('tr', pathOf(view)) + view.search;
      const rendered = await renderPage({ address: addressIn('tr', address) });
      if (rendered.kind === 'page') await buffer(Readable.from(rendered.body));
    });
    const { products: cards } = (await pageApi.products(view.search, 'tr', view.fixed)) ?? { products: [] };
    views[name] = { data, page, cards: cards.length };
  }
  await dataSource.destroy();
  return { products, load: load / 1000, views };
};

const rowOf = ({ products, load, views }: Size): Row => ({
  products,
  'load, s': load.toFixed(1),
  ...Object.fromEntries(
    Object.entries(views).map(([name, { data, page, cards }]) => [
      name,
      `${data.toFixed(1)} / ${page.toFixed(1)} (${cards})`,
    ]),
  ),
});

const ratios = (large: Size, small: Size): Row => ({
  products: `${large.products} : ${small.products}`,
  'load, s': (large.load / small.load).toFixed(1),
  ...Object.fromEntries(
    Object.entries(large.views).map(([name, { data, page }]) => {
      const view = small.views[name];
      return [name, view ? `${(data / view.data).toFixed(1)} / ${(page / view.page).toFixed(1)}` : ''];
    }),
  ),
});

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `products filtered by facets at three sizes, medians of ${runs} in milliseconds: products and counts / the whole uncached page (products on it)`,
  async run() {
    const { content } = await readWholeContent(contentDir);
    const sizes: Size[] = [];
    for (const products of [content.products.length, 10_000, 100_000]) {
      const server = await openScratchServer();
      try {
        sizes.push(await measure(server.url, content, products));
      } finally {
        await server.drop();
      }
    }
    const [smallest, largest] = [sizes[0], sizes.at(-1)];
    return [...sizes.map(rowOf), ...(smallest && largest ? [ratios(largest, smallest)] : [])];
  },
};
