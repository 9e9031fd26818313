import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listPages } from '../../scripts/page-kinds.ts';
import { drawBalance, settle, wouldNotice } from './balance.ts';
import { faults, loadContent, loseOne } from './faults.ts';
import { injectFaults } from './inject-faults.ts';
import { type Installation, startInstallation } from './installation.ts';
import { createTally, describeTally } from './tally.ts';
import { startVisitors } from './visitors.ts';

// Two sites, a worker, a database and a mail server on this machine, and visitors:
//   npm run soak  -- [--minutes 20] [--memory 512]           content is loaded each minute; a request that fails, fails the run
//   npm run chaos -- [--minutes 20] [--memory 512] [--lose]  something fails every few seconds
// With --lose a request is lost on purpose, which has to fail the run.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '20' },
    /** MB of each process. */
    memory: { type: 'string', default: '512' },
    pages: { type: 'string', default: '20' },
    forms: { type: 'string', default: '2' },
    content: { type: 'string', default: 'content' },
    lose: { type: 'boolean', default: false },
  },
});
const [kind] = positionals;
const minutes = Number(values.minutes);

/** Minimum number of times that each fault comes, in a run of five minutes or more. */
const minTimes = 3;

/** A fault every four and a half seconds; more often in short runs, in which each comes once at least. */
const everyMs = Math.max(1500, Math.min(4500, (minutes * 60_000) / (faults.length * 1.5)));

/** Time for the last processes to come back, and the last mails to leave. */
const settleSeconds = 40;

/** @throws when a site is not ready in time */
const untilUp = async ({ sites }: Installation, timeoutMs: number): Promise<void> => {
  const end = Date.now() + timeoutMs;
  for (const { url, name } of sites)
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (Date.now() > end) throw new Error(`${name} is not ready after ${timeoutMs / 1000} s.`);
      await wait(500);
    }
};

const ends = createTally();
const errors = createTally();
const late = createTally();
const installation = await startInstallation({
  content: path.resolve(values.content),
  memoryMB: Number(values.memory),
  ends,
  errors,
  late,
});
const { sites, worker, mailServer, query } = installation;
await untilUp(installation, 120_000);
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
const watchMinutes = async (): Promise<void> => {
  for (let minute = 0; Date.now() < end; minute += 1) {
    console.log(`${minute} min: ${visitors.forms.length} forms; ${await memory()}`);
    if (kind === 'soak') await loadContent(installation);
    await wait(Math.max(0, Math.min(end, start + (minute + 1) * 60_000) - Date.now()));
  }
};
const [, injected] = await Promise.all([
  watchMinutes(),
  kind === 'chaos'
    ? injectFaults({ installation, faults, end, everyMs, seen: visitors.responses })
    : new Map<string, number>(),
]);
await untilUp(installation, settleSeconds * 1000);
if (values.lose) await loseOne(installation);
await visitors.stop();
await settle(installation, settleSeconds);
const [{ givenUp } = { givenUp: 0 }] = await query<{ givenUp: number }>(
  'SELECT count(*)::integer AS "givenUp" FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL',
);
const balance = drawBalance(mailServer.mails, visitors.forms);
const isProof = wouldNotice(mailServer.mails, visitors.forms);

console.log(`Faults: ${[...injected].map(([name, times]) => `${name}: ${times}`).join(', ') || 'none'}`);
console.log(`Processes: ${describeTally(ends)}; answers too late: ${describeTally(late)}`);
console.log(
  `Most memory: ${[...sites, worker].map((each) => `${each.name} ${each.maxRssMB()} MB`).join(', ')}`,
);
console.log(
  `Most memory of their child processes: ${[...sites, worker].map((each) => `${each.name} ${each.maxChildRssMB()} MB`).join(', ')}`,
);
console.log(`At the end: ${await memory()}`);
console.log(`Responses: ${describeTally(visitors.responses)}`);
console.log(`Failures: ${describeTally(visitors.failures)}`);
console.log(`Errors logged: ${describeTally(errors)}`);
console.table([balance]);
await installation.stop();

const rare = [...injected].filter(([, times]) => times < (minutes >= 5 ? minTimes : 1));
const wrong = [
  balance.lost > 0 && `${balance.lost} requests were lost`,
  balance.doubled > 0 && `${balance.doubled} requests were doubled`,
  late.counts.size > 0 && `answers came too late: ${describeTally(late)}`,
  ends.counts.size > 0 && 'processes ended by themselves, or had too much memory',
  givenUp > 0 && `${givenUp} jobs were given up`,
  kind === 'soak' &&
    visitors.failures.counts.size > 0 &&
    `requests failed though nothing was at fault: ${describeTally(visitors.failures)}`,
  !isProof && 'the balance would not have noticed a lost or a doubled request',
  rare.length > 0 && `too few faults of a kind: ${rare.map(([name]) => name).join(', ')}`,
].filter((text) => text !== false);
console.log(`${Math.round((Date.now() - start) / 1000)} s for ${minutes} minutes.`);
for (const text of wrong) console.error(`FAILED: ${text}.`);
if (wrong.length > 0) process.exitCode = 1;
