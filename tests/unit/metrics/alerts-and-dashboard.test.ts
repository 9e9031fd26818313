import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createMetrics } from '../../../adapters/metrics/metrics.ts';
import { watchState } from '../../../adapters/metrics/watch-state.ts';
import { readMarkdown } from '../../support/markdown.ts';
import { type Series, readQuery, readSeries } from '../../support/promql.ts';

const docker = path.resolve(import.meta.dirname, '..', '..', '..', 'docker');

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/u),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const readRules = async () =>
  rulesSchema
    .parse(load(await readFile(path.join(docker, 'prometheus/alerts.yaml'), 'utf8')))
    .groups.flatMap(({ rules }) => rules);

const readPanels = async () =>
  dashboardSchema.parse(JSON.parse(await readFile(path.join(docker, 'grafana/dashboard.json'), 'utf8')))
    .panels;

/** Reads the labels that Prometheus adds to each series, for each job of its configuration. */
const readTargets = async () =>
  z
    .object({ scrape_configs: z.array(z.object({ job_name: z.string() })).min(1) })
    .parse(load(await readFile(path.join(docker, 'prometheus/prometheus.yaml'), 'utf8')))
    .scrape_configs.map(({ job_name: job }) => ({ job, instance: 'host:9464' }));

/** All that Prometheus has of a site and a worker; `up` it makes itself. */
const readOffered = async (): Promise<readonly Series[]> => {
  const metrics = createMetrics();
  metrics.watchRenderQueue(() => 0);
  metrics.rendered(1);
  metrics.request('page', 200);
  metrics.request('form', 503);
  watchState({
    registry: metrics.registry,
    readQueue: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }),
    isArchiveFailing: async () => false,
    pools: { main: () => ({ open: 1, idle: 1, waiting: 0 }) },
    dataDir: '.',
    checkFiles: async () => {},
  });
  const exported = readSeries(await metrics.registry.metrics());
  const targets = await readTargets();
  return [...exported, { name: 'up', labels: {} }].flatMap(({ name, labels }) =>
    targets.map((target) => ({ name, labels: { ...labels, ...target } })),
  );
};

/** @returns what keeps the query from showing anything; `legend` names labels as {{label}} */
const problemsOf = (query: string, offered: readonly Series[], legend = ''): readonly string[] => {
  const { selectors, groupings } = readQuery(query);
  const selected = selectors.map(({ name, matches }) =>
    offered.filter((series) => series.name === name && matches(series.labels)),
  );
  const labels = new Set(selected.flat().flatMap((series) => Object.keys(series.labels)));
  const named = [...groupings, ...[...legend.matchAll(/\{\{(\w+)\}\}/gu)].map(([, label = '']) => label)];
  return [
    ...(selectors.length === 0 ? ['selects nothing'] : []),
    ...selectors.flatMap(({ name }, index) => (selected[index]?.length ? [] : [`no such series: ${name}`])),
    ...named.filter((label) => !labels.has(label)).map((label) => `no such label: ${label}`),
  ];
};

test('each query of alerts and dashboard is PromQL, on series and labels that the processes export', async () => {
  const queries = [
    ...(await readRules()).map(({ expr }) => ({ expr, legendFormat: '' })),
    ...(await readPanels()).flatMap(({ targets }) => targets),
  ];
  expect(queries.length).toBeGreaterThan(20);
  const offered = await readOffered();
  const faulty = queries
    .map(({ expr, legendFormat }) => ({ expr, problems: problemsOf(expr, offered, legendFormat) }))
    .filter(({ problems }) => problems.length > 0);
  expect(faulty).toEqual([]);
});

test.for([
  ['max(site_oldest_requests) > 1', 'no such series: site_oldest_requests'],
  ['site_jobs{state="fail"}', 'no such series: site_jobs'],
  ['site_jobs{status!="failed"}', 'no such series: site_jobs'],
  ['up{job=~"sites|workers"} == 0', 'no such series: up'],
  ['max by (database) (site_database_connections)', 'no such label: database'],
  ['vector(1)', 'selects nothing'],
] as const)('%s is found to be wrong: %s', async ([query, problem]) => {
  expect(problemsOf(query, await readOffered())).toEqual([problem]);
});

test.for([
  'sum(rate(site_mails_total[15m])',
  'rates(site_mails_total[15m])',
  'site_jobs[5m',
  'max by site_jobs',
])('%s is no PromQL', (query) => {
  expect(() => readQuery(query)).toThrow('Not PromQL');
});

test('each alert has a name of its own, and a part of the runbook that begins with its severity and summary', async () => {
  const rules = await readRules();
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const runbook = await readFile(path.resolve(docker, '../docs/runbook.md'), 'utf8');
  const beginnings = rules.map(
    ({ alert, labels, annotations }) => `## ${alert}\n\n\`${labels.severity}\`. ${annotations.summary}`,
  );
  expect(beginnings.filter((beginning) => !runbook.includes(beginning))).toEqual([]);
});

test('running.md names the metrics of the site, and no others', async () => {
  const { spans } = await readMarkdown('docs/running.md');
  const named = spans.filter((span) => /^site_[a-z_]+$/u.test(span));
  const offered = (await readOffered()).map(({ name }) => name.replace(/_(?:bucket|count|sum)$/u, ''));
  const own = offered.filter((name) => name.startsWith('site_'));
  expect([...new Set(named)].toSorted()).toEqual([...new Set(own)].toSorted());
});
