import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { readUsage } from './server-usage.ts';

/** Number of requests before the measurement, as rendering is not compiled yet before them. */
const warmUpRequests = 300;
const seconds = 3;
const rounds = 3;
export const connections = 50;

export interface Target {
  readonly server: ChildProcess;
  /** Origin of the server. */
  readonly url: string;
  /** Paths, requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Status of the responses that are expected. */
  readonly status: 200 | 304;
}

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time of the server for each request. */
  readonly cpuMs: number;
  readonly rssMB: number;
  readonly bytes: number;
}

const optionsOf = ({ url, paths, headers }: Pick<Target, 'url' | 'paths' | 'headers'>) => ({
  url,
  connections,
  headers,
  requests: paths.map((path) => ({ path })),
});

/**
 * Requests the paths as fast as the server responds.
 * @throws if it responds with anything but the expected status
 */
const measureOnce = async ({ server, url, paths, headers, status }: Target): Promise<Load> => {
  const options = optionsOf({ url, paths, headers });
  const before = await readUsage(server);
  const result = await autocannon({ ...options, duration: seconds });
  const after = await readUsage(server);
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || expected !== result.requests.total) {
    throw new Error(`${url}${paths[0]}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: Number(((after.cpuMs - before.cpuMs) / result.requests.total).toFixed(4)),
    rssMB: Math.round(after.rssMB),
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
};

const best = (loads: readonly Load[]): Load => {
  const [least] = loads.toSorted((a, b) => a.cpuMs - b.cpuMs);
  if (!least) throw new Error('Nothing was measured.');
  return least;
};

/** Measures several targets in turn, and takes the best round of each, as other work on the machine only makes it worse. */
export const measureLoads = async (...targets: readonly Target[]): Promise<Load[]> => {
  const measured: Load[][] = targets.map(() => []);
  for (const target of targets) await autocannon({ ...optionsOf(target), amount: warmUpRequests });
  for (let round = 0; round < rounds; round += 1)
    for (const [index, target] of targets.entries()) measured[index]?.push(await measureOnce(target));
  return measured.map(best);
};
