import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser-on-port.ts';
import { listPages, oneOfEachKind } from './page-kinds.ts';
import { runLighthouse } from './run-lighthouse.ts';

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

const pages = await listPages(values.site);
const chosen = positionals.length > 0 ? positionals : values.every ? pages : oneOfEachKind(pages);

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const browser = await startBrowser(folder);
let imperfect = 0;
try {
  for (const page of chosen) {
    const { categories, audits } = await runLighthouse(values.site + page, {
      port: browser.port,
      categories: values.categories,
      throttling: 'provided',
    });
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
