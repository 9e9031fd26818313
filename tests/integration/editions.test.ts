import { expect } from 'vitest';
import type { EditionFile } from '#domain/catalogue/editions/edition-ports.ts';
import { createPostgresEditionRepository } from '../../adapters/postgres/edition-repository.ts';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { composeTestSite } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const pdf = Buffer.from('%PDF-1.7 a catalogue of drills');

const test = siteTest
  .extend('editions', ({ database }) => createPostgresEditionRepository(database.dataSource))
  .extend(
    'get',
    ({ app }) =>
      (url: string, headers: Record<string, string> = {}) =>
        app.inject({ url, headers }),
  )
  .extend('scope', ({ content }) => content.categories.map(({ slug }) => slug)[0] ?? '');

const addressOf = ({
  scope,
  version,
  language,
}: Pick<EditionFile, 'scope' | 'version' | 'language'>): string =>
  `/catalogues/${scope}/${version}.${language}.pdf`;

test('a load of content queues that its catalogues are made', async ({ database }) => {
  const jobs = await database.dataSource.query<unknown[]>(
    "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'typeset-editions'",
  );
  expect(jobs).toHaveLength(1);
});

test('a site that offers no catalogues has none, whatever was made before', async ({
  database: { dataSource },
  editions,
  scope,
}) => {
  const key = { scope, language: 'en' } as const;
  await editions.store({ ...key, source: 'first', title: 'Drills', pdf });
  const on = composeTestSite(dataSource);
  const { pageApi, useCases } = composeSite({ dataSource, config: readConfig({ CATALOGUE_PDFS: 'off' }) });
  expect(await useCases.findEdition(key)).toBeUndefined();
  expect(JSON.stringify((await pageApi.site()).catalogue)).not.toContain('editions');
  expect(JSON.stringify((await on.pageApi.site()).catalogue)).toContain('editions');
  await editions.deleteOthers([]);
});

test('a catalogue that is not made yet leads to the page of all', async ({ get, scope }) => {
  const file = await get(`/catalogues/${scope}.en.pdf`);
  expect([file.statusCode, file.headers['location']]).toEqual([302, '/en/online-catalog']);
});

test('there is no catalogue of an unknown group, language or name, only the page that the site has there', async ({
  get,
  scope,
}) => {
  for (const url of ['nothing.en.pdf', `${scope}.de.pdf`, `${scope}.pdf`, `nothing/0a1b.en.pdf`])
    expect((await get(`/catalogues/${url}`)).body, url).toBe(`page /catalogues/${url}`);
});

test('each version of a catalogue has an address of its own, and others lead to the present one', async ({
  editions,
  get,
  scope,
}) => {
  const key = { scope, language: 'en' } as const;
  const title = 'Drills – Product catalogue';
  await editions.store({ ...key, source: 'first', title, pdf: Buffer.from('%PDF the first one') });
  const first = await editions.find(key);
  await editions.store({ ...key, source: 'second', title, pdf });
  const stored = await editions.find(key);
  if (!first || !stored) throw new Error('The catalogue is not stored.');
  expect(await editions.list()).toHaveLength(1);
  expect([await editions.has(key, 'first'), await editions.has(key, 'second')]).toEqual([false, true]);

  const present = await get(addressOf(stored));
  expect(present.statusCode).toBe(200);
  expect(present.rawPayload.equals(pdf)).toBe(true);
  expect(present.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'en',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  });
  for (const url of [addressOf(first), `/catalogues/${scope}.en.pdf`])
    expect((await get(url)).headers['location'], url).toBe(addressOf(stored));

  const etag = String(present.headers['etag']);
  const again = await get(addressOf(stored), { 'if-none-match': etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const part = await get(addressOf(stored), { range: 'bytes=5-7', 'if-range': etag });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    '1.7',
    `bytes 5-7/${pdf.length}`,
  ]);
  const other = await get(addressOf(stored), { range: 'bytes=5-7', 'if-range': '"other"' });
  expect(other.statusCode).toBe(200);
  expect((await get(addressOf(stored), { range: 'bytes=900-' })).statusCode).toBe(416);

  expect(await editions.deleteOthers([scope])).toBe(0);
  expect(await editions.deleteOthers(['all'])).toBe(1);
  expect(await editions.list()).toEqual([]);
});
