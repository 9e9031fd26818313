import { spawn } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

const hostileSockets = 1400;
const phaseMs = 20_000;

/** Time from the beginning of the attack in which visitors may wait. */
const graceMs = 5000;
const maxMs = 1000;

/** Time from one visit of each visitor to the next. */
const visitMs = 100;
const timeoutMs = 15_000;

interface Answer {
  readonly ms: number;
  /** Pages from the cache alone have an entity tag. */
  readonly isCached: boolean;
}

/** A page by a connection of its own; `undefined` where the site does not answer. */
const visit = (url: string): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const start = performance.now();
    const asked = request(url, { agent: false, timeout: timeoutMs }, (response) => {
      const isCached = response.headers.etag !== undefined;
      response
        .resume()
        .once('end', () => resolve({ ms: performance.now() - start, isCached }))
        .once('error', () => resolve(undefined));
    });
    asked
      .once('timeout', () => {
        asked.destroy();
        // The page was cached before, and nothing but the attack has happened since.
        resolve({ ms: timeoutMs, isCached: true });
      })
      .once('error', () => resolve(undefined))
      .end();
  });

/**
 * Opens hostile sockets from eight other loopback addresses, and visits the site's home page meanwhile; notes cached pages
 * that take more than a second once the attack is five seconds old.
 */
export const attack = async ({ sites, late }: Installation): Promise<void> => {
  const site = sites[Math.floor(Math.random() * sites.length)] ?? sites[0];
  const page = `${site.url}/tr`;
  // It may have been started anew a moment ago.
  for (let tries = 0; tries < 60 && (await visit(page))?.isCached !== true; tries += 1) await wait(500);
  const script = path.join(import.meta.dirname, 'hostile-clients.ts');
  const clients = spawn(process.execPath, [script, site.url, String(hostileSockets)], { stdio: 'ignore' });
  const start = Date.now();
  let [visits, slowestAtFirst, slowest] = [0, 0, 0];
  while (Date.now() - start < phaseMs) {
    const isAtFirst = Date.now() - start < graceMs;
    const answer = await visit(page);
    if (answer?.isCached === true) {
      visits += 1;
      if (isAtFirst) slowestAtFirst = Math.max(slowestAtFirst, answer.ms);
      else slowest = Math.max(slowest, answer.ms);
    }
    await wait(visitMs);
  }
  clients.kill('SIGKILL');
  console.log(
    `${hostileSockets} hostile sockets at ${site.name}: ${visits} cached pages, the slowest after ${Math.round(slowestAtFirst)} ms in the first ${graceMs / 1000} s, and ${Math.round(slowest)} ms after that`,
  );
  if (visits === 0) late.add('no cached page among hostile sockets');
  if (slowest > maxMs) late.add(`a cached page among hostile sockets after ${Math.round(slowest)} ms`);
};
