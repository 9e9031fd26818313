import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { startServerProcess } from '../scripts/site-process.ts';
import type { BareServerOptions } from './support/bare-server-options.ts';
import type { Benchmark, Row } from './support/benchmark.ts';
import { type Load, type Target, connections, measureLoads } from './support/measure-load.ts';
import { recordCached, recordUncached } from './support/record-response.ts';
import { withSite } from './site/with-site.ts';

type Server = Awaited<ReturnType<typeof startServerProcess>>;

const brotli = { 'accept-encoding': 'br' };

const namesSchema = z.object({ url_name: z.array(z.string()) });

/** The requests of each line of the table. */
const casesOf = async ({ url }: Server) => {
  const names = namesSchema.parse(await (await fetch(`${url}/api/product-names`)).json());
  const products = names.url_name.slice(0, 50);
  const [product = ''] = products;
  const page = `/tr/products/product-details/${encodeURIComponent(product)}`;
  const api = `/api/product/${encodeURIComponent(product)}`;
  return {
    product,
    cached: page,
    // Names no product to go back to compare, but no page is cached under it.
    uncached: `${page}?items=`,
    api,
    // What visitors type: the beginnings of names.
    searches: products.map((name) => `/api/search?lang=tr&q=${encodeURIComponent(name.slice(0, 6))}`),
  };
};

const ratio = (site: number, bare: number): number => Number((site / bare).toPrecision(3));

/** The reference of a measurement: the least that a server can do for the same response. */
interface Compared {
  readonly request: string;
  readonly site: Load;
  readonly bytes: Load;
  readonly rendered: Load;
}

const row = ({ request, site, bytes, rendered }: Compared) => ({
  request,
  'req/s': site.perSecond,
  'p50 ms': site.p50,
  'p99 ms': site.p99,
  'CPU ms': site.cpuMs,
  'RSS MB': site.rssMB,
  bytes: site.bytes,
  '× same bytes, req/s': ratio(site.perSecond, bytes.perSecond),
  '× same bytes, CPU': ratio(bytes.cpuMs, site.cpuMs),
  '× rendered, req/s': ratio(site.perSecond, rendered.perSecond),
  '× rendered, CPU': ratio(rendered.cpuMs, site.cpuMs),
});

const startBareServer = async (folder: string, options: BareServerOptions): Promise<Server> => {
  const file = path.join(folder, 'bare-server.json');
  await writeFile(file, JSON.stringify(options));
  const script = path.join(import.meta.dirname, 'support', 'bare-server.ts');
  return startServerProcess({ args: [script, file], settings: {} });
};

const targetOf = ({ child, url }: Server, paths: Target['paths'], more: Partial<Target> = {}): Target => ({
  server: child,
  url,
  paths,
  headers: brotli,
  status: 200,
  ...more,
});

const measure = async (site: Server, databaseUrl: string, folder: string) => {
  const { product, cached, uncached, api, searches } = await casesOf(site);
  const page = await recordCached(site.url + cached);
  const data = await recordCached(site.url + api);
  const search = await recordUncached(site.url + searches[0]);
  await recordUncached(site.url + uncached);
  const html = await (await fetch(site.url + cached)).text();
  const responses = { page: page.response, data: data.response, search };
  const bare = await startBareServer(folder, { responses, html, product, databaseUrl });
  try {
    const barePage = targetOf(bare, ['/bytes/page']);
    const [rendered, ofPage] = await measureLoads(targetOf(bare, ['/rendered']), barePage);
    if (!rendered || !ofPage) throw new Error('Nothing was measured.');
    const compare = async (request: string, ofSite: Target, ofBare: Target): Promise<Row> => {
      const [ours, bytes] = await measureLoads(ofSite, ofBare);
      if (!ours || !bytes) throw new Error('Nothing was measured.');
      return row({ request, site: ours, bytes, rendered });
    };
    const revalidating = (etag: string): Partial<Target> => ({
      headers: { ...brotli, 'if-none-match': etag },
      status: 304,
    });
    return [
      await compare('cached page', targetOf(site, [cached]), barePage),
      await compare(
        '304',
        targetOf(site, [cached], revalidating(page.etag)),
        targetOf(bare, ['/bytes/page'], revalidating('"page"')),
      ),
      await compare('uncached page', targetOf(site, [uncached]), barePage),
      await compare('API', targetOf(site, [api]), targetOf(bare, ['/bytes/data'])),
      await compare('search', targetOf(site, searches), targetOf(bare, ['/bytes/search'])),
      row({ request: 'bare Fastify, rendered', site: rendered, bytes: ofPage, rendered }),
    ];
  } finally {
    await bare.stop();
  }
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `a product page, the API and search, ${connections} connections, brotli, best of 3 rounds. Same bytes: bare Fastify sends the same body from memory. Rendered: bare Fastify renders the same HTML from host elements (renderToString) after three queries. Ratios above 1: the site is faster, or uses less processor time`,
  async run({ contentDir }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
    try {
      return await withSite(contentDir, ({ site, databaseUrl }) => measure(site, databaseUrl, folder));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
