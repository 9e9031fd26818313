import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabaseWithContent } from '../support/database.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { startSiteInProcess } from '../support/site-in-process.ts';
import { contentDir } from '../support/test-content.ts';

const product = 'orvia-p2-piezo-bone-surgery-unit';

/** The address of a sharing card without its version. */
const plainCard = `/cards/product/tr/${product}.jpg`;

/** Addresses that visitors and crawlers ask for, with the status that they have. */
const addresses = [
  ['/tr', 200],
  ['/tr/search', 200],
  ['/search', 200],
  ['/tr/no-such-page', 404],
  ['/no-such-page', 404],
  ['/en/news/news-details/nothing', 404],
  ['/en/iletisim', 301],
  ['/en/products/product-details/nothing', 302],
  ['/brands', 301],
  [`/tr/products/product-details/${product}`, 200],
  [plainCard, 302],
  ['/sitemap.xml', 200],
  ['/sitemap-1.xml', 200],
  ['/tr/news/feed.xml', 200],
] as const;

/** Addresses with parameters that nobody asked for before, with the status that they have. */
const tagged = [
  ['/tr?utm_source=letter', 200],
  ['/tr/no-such-page?utm_source=letter', 404],
  ['/en/iletisim?utm_source=letter', 301],
] as const;

test('what was made once is served while the database is away', async () => {
  const database = await createDatabaseWithContent();
  onTestFinished(() => database.drop());
  const proxy = await startDatabaseProxy(database.url);
  const site = await startSiteInProcess({
    contentDir,
    // Its pictures are made already.
    dataDir: path.resolve(import.meta.dirname, '..', '..', 'var', 'test'),
    databaseUrl: proxy.url,
  });
  const get = async (address: string) => {
    const response = await fetch(site.url + address, { redirect: 'manual' });
    const body = await response.text();
    return { status: response.status, location: response.headers.get('location'), body };
  };
  const before = new Map<string, Awaited<ReturnType<typeof get>>>();
  for (const [address, status] of addresses) {
    const response = await get(address);
    expect.soft(response.status, address).toBe(status);
    before.set(address, response);
  }
  const card = before.get(plainCard)?.location ?? '';
  before.set(card, await get(card));
  expect(before.get(card)?.status).toBe(200);
  await expect.poll(async () => (await fetch(`${site.url}/tr`)).headers.get('etag')).not.toBeNull();

  await proxy.cut();
  expect((await get('/readyz')).status).toBe(200);
  for (const [address, response] of before) expect.soft(await get(address), address).toEqual(response);
  for (const [address, status] of tagged) expect.soft((await get(address)).status, address).toBe(status);
  expect((await get('/en/iletisim?utm_source=letter')).location).toBe('/en/contact?utm_source=letter');
});
