import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { settings } from '../../../adapters/settings.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

const serviceSchema = z.looseObject({
  image: z.string(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

const readServices = async () =>
  composeSchema.parse(parse(await readFile(path.join(root, 'docker/compose.yaml'), 'utf8'), { merge: true }))
    .services;

/** Set by the image, for the embedded PostgreSQL alone, or of no effect behind a proxy with a private address. */
const fixed = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'CONTENT_DIR',
  'BACKUP_DIR',
  'BACKUP_DAYS',
  'CONNECTIONS_PER_CLIENT',
]);

test('every container is bounded, has a read-only file system and no capabilities to begin with', async () => {
  for (const [name, service] of Object.entries(await readServices()))
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/u),
      pids_limit: expect.any(Number),
    });
});

test('every setting reaches the containers', async () => {
  const { 'site-1': site, worker, content, desk } = await readServices();
  const passed = new Set(
    [site, worker, content, desk].flatMap((service) => Object.keys(service?.environment ?? {})),
  );
  const missing = Object.keys(settings.shape).filter((name) => !passed.has(name) && !fixed.has(name));
  expect(missing).toEqual([]);
});

test('Prometheus asks the port on which each process serves its metrics', async () => {
  const services = await readServices();
  const { scrape_configs: jobs } = z
    .object({
      scrape_configs: z.array(
        z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
      ),
    })
    .parse(parse(await readFile(path.join(root, 'docker/prometheus/prometheus.yaml'), 'utf8')));
  const targets = jobs.flatMap(({ static_configs: groups }) => groups.flatMap((group) => group.targets));
  expect(targets).toEqual(
    ['site-1', 'site-2', 'site-3', 'worker'].map(
      (name) => `${name}:${services[name]?.environment['METRICS_PORT']}`,
    ),
  );
});
