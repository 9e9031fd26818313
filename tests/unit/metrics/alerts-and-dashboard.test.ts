import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createMetrics } from '../../../adapters/metrics/metrics.ts';
import { watchState } from '../../../adapters/metrics/watch-state.ts';

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
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

const readRules = async () =>
  rulesSchema
    .parse(load(await readFile(path.join(docker, 'prometheus/alerts.yaml'), 'utf8')))
    .groups.flatMap(({ rules }) => rules);

const readPanels = async () =>
  dashboardSchema.parse(JSON.parse(await readFile(path.join(docker, 'grafana/dashboard.json'), 'utf8')))
    .panels;

/** Names of the series that a process offers, and the values of their labels that are known from the start. */
const offeredNames = async (): Promise<ReadonlySet<string>> => {
  const metrics = createMetrics();
  metrics.watchRenderQueue(() => 0);
  metrics.rendered(1);
  metrics.request('page', 200);
  watchState({
    registry: metrics.registry,
    readQueue: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }),
    pools: { main: () => ({ open: 1, idle: 1, waiting: 0 }) },
    dataDir: '.',
  });
  const text = await metrics.registry.metrics();
  return new Set(text.match(/^[a-z]\w+/gmu));
};

/** Names of metrics in a query: what is neither a function, nor a label, nor in quotes. */
const namesIn = (query: string): readonly string[] => {
  const bare = query
    .replaceAll(/"[^"]*"/gu, '')
    .replaceAll(/\b(?:by|without) \([^)]*\)/gu, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, '');
  return (bare.match(/[a-z_]\w*(?!\w*\s*\()/giu) ?? []).filter((name) =>
    /^(?:site|nodejs|process)_|^up$/u.test(name),
  );
};

/** Each bracket is closed by its own. */
const isBalanced = (query: string): boolean => {
  let rest = query.replaceAll(/"[^"]*"/gu, '').replaceAll(/[^()[\]{}]/gu, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\(\)|\[\]|\{\}/gu, '');
  }
  return rest === '';
};

test('alerts and dashboard are about metrics that there are', async () => {
  const queries = [
    ...(await readRules()).map(({ expr }) => expr),
    ...(await readPanels()).flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(queries.length).toBeGreaterThan(20);
  const offered = await offeredNames();
  for (const query of queries) {
    const names = namesIn(query);
    expect(names, query).not.toEqual([]);
    // Prometheus makes `up` itself.
    expect(
      names.filter((name) => name !== 'up' && !offered.has(name)),
      query,
    ).toEqual([]);
    expect(isBalanced(query), query).toBe(true);
  }
});

test('each alert has a name of its own, and a part of the runbook', async () => {
  const alerts = (await readRules()).map(({ alert }) => alert);
  expect(new Set(alerts).size).toBe(alerts.length);
  const documentation = await readFile(path.resolve(docker, '../docs/runbook.md'), 'utf8');
  expect(alerts.filter((alert) => !documentation.includes(`## ${alert}\n`))).toEqual([]);
});
