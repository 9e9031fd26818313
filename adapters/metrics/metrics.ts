import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Metrics that a process counts as things happen. */
export interface Metrics {
  readonly registry: Registry;
  request(kind: string, status: number): void;
  cache(result: 'hit' | 'miss'): void;
  rendered(seconds: number): void;
  watchRenderQueue(waiting: () => number): void;
  mail(result: 'sent' | 'failed'): void;
}

/**
 * Creates the metrics of this process alone: each process is scraped by itself. Node's own are event-loop lag, memory
 * and garbage collection.
 */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Responses by what was requested and by status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const lookups = new Counter({
    name: 'site_cache_lookups_total',
    help: 'Cacheable responses that were cached, and those that were made',
    labelNames: ['result'],
    registers,
  });
  const rendering = new Histogram({
    name: 'site_render_seconds',
    help: 'From the begin of loading the data of a page to its HTML',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Mails to staff and visitors by result',
    labelNames: ['result'],
    registers,
  });
  // Counters that start at 0 show their first increase.
  for (const result of ['hit', 'miss']) lookups.inc({ result }, 0);
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0);
  return {
    registry,
    request: (kind, status) => requests.inc({ kind, status: String(status) }),
    cache: (result) => lookups.inc({ result }),
    rendered: (seconds) => rendering.observe(seconds),
    watchRenderQueue(waiting) {
      void new Gauge({
        name: 'site_render_queue_waiting',
        help: 'Pages that wait for their rendering',
        registers,
        collect() {
          this.set(waiting());
        },
      });
    },
    mail: (result) => mails.inc({ result }),
  };
};
