import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from '../scripts/browser-on-port.ts';
import { listPages, oneOfEachKind } from '../scripts/page-kinds.ts';
import { runLighthouse } from '../scripts/run-lighthouse.ts';
import type { Benchmark } from './support/benchmark.ts';
import { quantile } from './support/quantile.ts';
import { withSite } from './site/with-site.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Report = Awaited<ReturnType<typeof runLighthouse>>;

const median = (reports: readonly Report[], valueOf: (report: Report) => number | null | undefined): number =>
  quantile(
    reports.map((report) => valueOf(report) ?? Number.NaN),
    0.5,
  );

const rowOf = (page: string, reports: readonly Report[]) => ({
  page,
  ...Object.fromEntries(
    categories.map((id) => [
      id,
      Math.round(100 * median(reports, ({ categories: each }) => each[id]?.score)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(metrics).map(([name, id]) => [
      name,
      Number(median(reports, ({ audits }) => audits[id]?.numericValue).toFixed(id.endsWith('shift') ? 3 : 0)),
    ]),
  ),
});

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `Lighthouse for phones (simulated slow 4G), one page of each kind and language, median of ${runs}`,
  run: ({ contentDir }) =>
    withSite(contentDir, async ({ site }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
      const { port, stop } = await startBrowser(folder);
      try {
        const rows = [];
        for (const page of oneOfEachKind(await listPages(site.url))) {
          const reports: Report[] = [];
          for (let run = 0; run < runs; run += 1) {
            const options = { port, categories: categories.join(','), throttling: 'simulate' } as const;
            reports.push(await runLighthouse(site.url + page, options));
          }
          rows.push(rowOf(page, reports));
        }
        return rows;
      } finally {
        await stop();
        await rm(folder, { recursive: true });
      }
    }),
};
