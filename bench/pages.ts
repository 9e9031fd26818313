import path from 'node:path';
import autocannon from 'autocannon';
import { startSiteProcess } from '../scripts/site-process.ts';
import type { Benchmark } from './support/benchmark.ts';
import { openScratchServer } from './support/scratch-server.ts';

const dataDir = path.resolve(import.meta.dirname, '..', 'var', 'test');

const pages = {
  home: '/tr',
  listing: '/tr/products/ultrasonic-piezo-system',
  product: '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit',
} as const;

/** Kinds of requests for a page; a query string bypasses the response cache. */
const requestKinds = {
  rendered: { query: '?for=me', headers: { 'accept-encoding': 'br' } },
  cached: { query: '', headers: { 'accept-encoding': 'br' } },
  revalidated: { query: '', headers: { 'accept-encoding': 'br', 'if-none-match': '*' } },
} as const;

const connections = 20;
const seconds = 8;

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `pages rendered for each request, cached and revalidated; ${connections} at a time for ${seconds} s each, in milliseconds`,
  async run() {
    const server = await openScratchServer();
    try {
      const site = await startSiteProcess({
        DATABASE_URL: server.url,
        DATA_DIR: dataDir,
        WORKER: 'off',
        WARM_UP: 'off',
      });
      try {
        const rows = [];
        for (const [page, address] of Object.entries(pages))
          for (const [kind, { query, headers }] of Object.entries(requestKinds)) {
            const url = site.url + address + query;
            // Warms up the site and the client.
            await autocannon({ url, connections, duration: 2, headers });
            const { requests, latency, throughput, errors, non2xx } = await autocannon({
              url,
              connections,
              duration: seconds,
              headers,
            });
            rows.push({
              page,
              request: kind,
              'per second': Math.round(requests.average),
              p50: latency.p50,
              p99: latency.p99,
              'kB per response': Number((throughput.average / requests.average / 1000).toFixed(1)),
              // autocannon counts a 304 as non-2xx.
              failed: kind === 'revalidated' ? errors : errors + non2xx,
            });
          }
        return rows;
      } finally {
        await site.stop();
      }
    } finally {
      await server.drop();
    }
  },
};
