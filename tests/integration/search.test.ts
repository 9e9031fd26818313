import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { createMissedSearches } from '../../adapters/postgres/search/missed-searches.ts';
import { buildApi } from '../support/api.ts';
import { type OpenTestDatabase, openDatabaseWithContent } from '../support/database.ts';

let database: OpenTestDatabase;
let app: FastifyInstance;
let closeSearches: () => Promise<void>;

beforeAll(async () => {
  database = await openDatabaseWithContent();
  const { url } = database;
  const searches = await openDataSource({ url, logger: { warn: () => {} }, shortTimeouts: true });
  app = await buildApi(database.dataSource, { searchDataSource: searches });
  closeSearches = () => searches.destroy();
});

afterAll(async () => {
  await app.close();
  await closeSearches();
  await database.close();
});

const ask = (query: string) => app.inject({ url: `/api/search?${query}` });

test('search results have the fields of a product list', async () => {
  const response = await ask('q=rusch+kafsiz&lang=tr');
  expect(response.statusCode).toBe(200);
  expect(response.json()[0]).toEqual({
    id: expect.any(Number),
    name: 'Wistrel Uncuffed Fenestrated Tracheostomy Tube',
    name_tr: 'Wistrel Fenestralı Kafsız Trakeostomi Kanülü',
    url_name: 'wistrel-uncuffed-fenestrated-tracheostomy-tube',
    url_name_tr: expect.any(String),
    brand: 'rusch',
    category_slug: 'ent-consumable-solutions',
    picture: expect.stringMatching(/\.[\da-f]{8}\.svg$/u),
  });
});

test.each(['', 'q=', 'q=%20%20', 'q=%2B%26'])(
  'a search with the query string “%s” finds nothing',
  async (query) => {
    expect((await ask(query)).json()).toEqual([]);
  },
);

test('a search has ten results unless another limit is requested', async () => {
  expect((await ask('q=cerrahi')).json()).toHaveLength(10);
  expect((await ask('q=cerrahi&limit=3')).json()).toHaveLength(3);
  expect((await ask('q=cerrahi&limit=50')).json().length).toBeGreaterThan(10);
});

test('a search for one letter finds words that begin with it', async () => {
  expect((await ask('q=u')).json()).toHaveLength(10);
});

test.each([
  ['lang=de&q=a', 'lang'],
  ['limit=0&q=a', 'limit'],
  ['limit=51&q=a', 'limit'],
  ['limit=1.5&q=a', 'limit'],
  ['limit=ten&q=a', 'limit'],
  ['q=a&q=b', 'q'],
  [`q=${'a'.repeat(201)}`, 'q'],
  ['q=a%00b', 'control character'],
])('the invalid query string %s is a 400', async (query, what) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 400, detail: expect.stringContaining(what) });
});

test.each([
  'a'.repeat(200),
  '% _ \\ \' " ; -- $1 {} =',
  '=elvan300elektrocerrahijeneratoru',
  'İ̇ı̇ 🦷 ﷽',
  '\uD800',
  've ile için and',
  Array.from({ length: 66 }, (_, index) => index % 10).join(' x'),
])('a search for %j succeeds', async (query) => {
  const response = await app.inject({ url: '/api/search', query: { q: query } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(expect.any(Array));
});

test('a result that is only similar says so, and a sentence of its texts comes along if it is asked for', async () => {
  const plain = (await ask('q=elektrokoter+55%C2%B0+pizza&lang=tr')).json();
  expect(plain[0]).toMatchObject({ is_similar: true, missing: ['pizza', '55°'] });
  expect(plain[0]).not.toHaveProperty('excerpt');
  const [first] = (await ask('q=elektrocerrahi+koag%C3%BClasyon&lang=tr&excerpts=true')).json();
  expect(first.excerpt.filter((_piece: string, index: number) => index % 2 === 1).join(' ')).toMatch(
    /koagülasyon/iu,
  );
});

test('a result of a misspelt query says so, and is no similar one', async () => {
  const [first] = (await ask('q=elektokoter&lang=tr')).json();
  expect(first).toMatchObject({ is_respelt: true });
  expect(first).not.toHaveProperty('is_similar');
});

test.for([
  ['FM.1140.1OO', 'FM.1140.100'],
  ['fm ll4i.iz7', 'FM.1141.127'],
  ['sennoa tüp FM1I40I14', 'FM.1140.114'],
  ['RC-3G/4O', 'RC-36/40'],
])('%s is a REF misread: its product is found, down to the size', async ([query = '', ref]) => {
  const found: unknown[] = (await ask(`q=${encodeURIComponent(query)}`)).json();
  expect(found[0]).toMatchObject({ matched_ref: ref, is_respelt: true });
  expect(found[0]).not.toHaveProperty('is_similar');
});

test('a search that finds nothing for certain is counted, if the search page asks', async () => {
  const missed = createMissedSearches(database.dataSource);
  await ask('q=zzqqxx&excerpts=false');
  await ask('q=ayse%40example.com&excerpts=true');
  await ask('q=zzqqxx&excerpts=true');
  await ask('q=ZZQQXX&excerpts=true');
  await ask('q=rusch+kafsiz&excerpts=true');
  await expect
    .poll(async () => (await missed.list()).filter(({ query }) => !query.startsWith('elektro')))
    .toEqual([{ query: 'zzqqxx', result: 'nothing', searches: 2, lastOn: expect.any(String) }]);
  await database.dataSource.query('UPDATE missed_searches SET last_on = current_date - 91');
  await missed.deleteOlderThan(90);
  expect(await missed.list()).toEqual([]);
});

test('the OpenAPI document describes the parameters of the search', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  const names = paths['/api/search'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['q', 'lang', 'limit', 'excerpts']);
});

test('a search fails after a second without a reply of the database, and pages do not wait for it', async () => {
  const holder = database.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE search_words IN ACCESS EXCLUSIVE MODE');
  try {
    // More than there are connections for searches, and for pages.
    let givenUp = 0;
    const flood = Array.from({ length: 30 }, () => ask('q=lazer').finally(() => (givenUp += 1)));
    const page = await app.inject({ url: '/api/products/laser-system' });
    expect(page.json().length).toBeGreaterThan(0);
    expect(givenUp).toBe(0);
    for (const response of await Promise.all(flood)) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.headers['retry-after']).toBe('5');
    }
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
  expect((await ask('q=lazer')).statusCode).toBe(200);
});
