import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listPages } from '../../scripts/page-kinds.ts';
import { drawBalance, settle } from './balance.ts';
import { faults, loadContent } from './faults.ts';
import { type Installation, startInstallation } from './installation.ts';
import { createTally, describeTally } from './tally.ts';
import { startVisitors } from './visitors.ts';

// Two sites, a worker, a database and a mail server on this machine, and visitors:
//   npm run soak  -- [--minutes 20] [--memory 512]    content is loaded each minute, nothing fails
//   npm run chaos -- [--minutes 20] [--memory 512]    something fails every few seconds

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '20' },
    /** MB of each process. */
    memory: { type: 'string', default: '512' },
    pages: { type: 'string', default: '20' },
    forms: { type: 'string', default: '2' },
  },
});
const [kind] = positionals;
const minutes = Number(values.minutes);

const untilUp = async ({ sites }: Installation): Promise<void> => {
  for (const { url } of sites)
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(500);
};

const ends = createTally();
const errors = createTally();
const injected = createTally();
const installation = await startInstallation({ memoryMB: Number(values.memory), ends, errors });
const { sites, worker } = installation;
await untilUp(installation);
const [{ url: anySite }] = sites;
const visitors = startVisitors({
  sites,
  pages: ['/', '/sitemap.xml', ...(await listPages(anySite))],
  pagesPerSecond: Number(values.pages),
  formsPerSecond: Number(values.forms),
});

const memory = async (): Promise<string> =>
  (await Promise.all([...sites, worker].map(async (each) => `${each.name} ${await each.rssMB()} MB`))).join(
    ', ',
  );

const start = Date.now();
const end = start + minutes * 60_000;
let minute = 0;
while (Date.now() < end) {
  if (Date.now() - start > minute * 60_000) {
    console.log(`${minute} min: ${visitors.forms.length} forms; ${await memory()}`);
    minute += 1;
    if (kind === 'soak') await loadContent(installation);
  }
  const fault = kind === 'chaos' ? faults[Math.floor(Math.random() * faults.length)] : undefined;
  if (fault) {
    injected.add(fault.name);
    await fault.inject(installation);
  }
  await wait(1000 + Math.random() * 4000);
}
await untilUp(installation);
await visitors.stop();
await settle(installation, 5);
const balance = drawBalance(installation, visitors);
console.log(`Faults: ${describeTally(injected)}`);
console.log(`Processes: ${describeTally(ends)}`);
console.log(
  `Most memory: ${[...sites, worker].map((each) => `${each.name} ${each.maxRssMB()} MB`).join(', ')}`,
);
console.log(
  `Most memory of their child processes: ${sites.map((each) => `${each.name} ${each.maxChildRssMB()} MB`).join(', ')}`,
);
console.log(`At the end: ${await memory()}`);
console.log(`Responses: ${describeTally(visitors.responses)}`);
console.log(`Failures: ${describeTally(visitors.failures)}`);
console.log(`Errors logged: ${describeTally(errors)}`);
console.table([balance]);
await installation.stop();
if (balance.lost > 0 || balance.doubled > 0 || ends.counts.size > 0) process.exitCode = 1;
