import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { type DataDirectory, createDataDirectoryWithPictures } from '../support/data-directory.ts';
import { failToStartInstalled, startInstalledSite } from '../support/process.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const modules = path.join(root, 'node_modules');

let data: DataDirectory;
let installation: string;

/** The packages at the top of node_modules that `npm ci --omit=dev` installs; those below come with them. */
const listProductionPackages = async (): Promise<readonly string[]> => {
  const args = ['ls', '--all', '--omit=dev', '--parseable', '--loglevel=silent'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root });
  return stdout
    .split('\n')
    .filter((folder) => folder.startsWith(modules) && folder.lastIndexOf('node_modules') < modules.length)
    .map((folder) => path.relative(root, folder));
};

/**
 * What docs/running.md has copied or installed. Packages are symbolic links, as an installation of its own takes a minute;
 * the project is not, as its modules would find files that were not copied.
 */
const install = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-installed-'));
  for (const entry of ['package.json', 'adapters', 'domain', 'migrations', 'content', 'public', 'dist'])
    await cp(path.join(root, entry), path.join(folder, entry), { recursive: true });
  for (const entry of await listProductionPackages()) {
    await mkdir(path.dirname(path.join(folder, entry)), { recursive: true });
    await symlink(path.join(root, entry), path.join(folder, entry));
  }
  return folder;
};

beforeAll(async () => {
  data = await createDataDirectoryWithPictures();
  installation = await install();
});

afterAll(async () => {
  await rm(installation, { recursive: true });
  await data.remove();
});

test('an installation without development dependencies serves pages, pictures and calls, and traces them', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const traces = await startTraceReceiver();
  const site = await startInstalledSite(installation, {
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
  });
  for (const address of [
    '/en',
    '/images/brands/acteon.webp',
    '/flags/tr.svg',
    '/api/news',
    '/sitemap.xml',
    '/en/products/product-details/elvan-300-electrosurgical-generator/data-sheet.pdf',
    '/readyz',
  ]) {
    expect((await fetch(site.url + address)).status, address).toBe(200);
  }
  site.send('SIGTERM');
  expect(await site.ended).toMatchObject({ code: 0, errors: [] });
  expect(traces.spans.map(({ name }) => name)).toContain('GET page');
});

test('an installation without the embedded PostgreSQL and without DATABASE_URL ends with one line that names it', async () => {
  const { code, errors } = await failToStartInstalled(installation, { DATA_DIR: data.path });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^The embedded PostgreSQL is not installed.*DATABASE_URL/u)]);
});
