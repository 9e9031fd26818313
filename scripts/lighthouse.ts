import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod';
import { startBrowser } from './browser-on-port.ts';

// Runs Lighthouse on one page of each kind of a running site, in every language, or on the given pages:
//   npm run lighthouse -- [--site http://localhost:3000] [--categories seo,accessibility] [--every | /en /tr/news …]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    every: { type: 'boolean', default: false },
    categories: { type: 'string', default: 'seo' },
  },
});

const sitemap = await (await fetch(`${values.site}/sitemap.xml`)).text();
const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, address = '']) => {
  const { pathname } = new URL(address.replaceAll('&amp;', '&'));
  return pathname;
});

/** The path without its slug: products, news, brands and categories are kinds of pages. */
const kindOf = (page: string): string =>
  page.replace(/(?<=\/(?:products(?:\/[a-z-]+)?|news-details)\/)[^/]+$/u, '');
const oneOfEach = [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? []);
const chosen = positionals.length > 0 ? positionals : values.every ? pages : oneOfEach;

/** Not a dependency, as it is as large as all others together: npm fetches it when it is wanted. */
const lighthouse = 'lighthouse@13.5.0';

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

const inspect = async (url: string, port: number): Promise<z.output<typeof reportSchema>> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    // oxfmt-ignore
    [
      'exec', '--yes', `--package=${lighthouse}`, '--',
      'lighthouse', url, '--quiet', `--port=${port}`, '--output=json', '--throttling-method=provided',
      `--only-categories=${values.categories}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return reportSchema.parse(JSON.parse(stdout));
};

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const browser = await startBrowser(folder);
let imperfect = 0;
try {
  for (const page of chosen) {
    const { categories, audits } = await inspect(values.site + page, browser.port);
    const scores = Object.values(categories).map(
      ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
    );
    const faults = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    );
    imperfect += faults.length > 0 ? 1 : 0;
    console.log([page, ...scores, ...faults].join('  '));
  }
} finally {
  await browser.stop();
  await rm(folder, { recursive: true });
}
console.log(`${chosen.length - imperfect} of ${chosen.length} pages without a fault`);
process.exitCode = imperfect > 0 ? 1 : 0;
