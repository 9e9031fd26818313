import { expect } from 'vitest';
import { test as siteTest } from '../support/site-test.ts';
import { startWarmUp } from '../../adapters/http/warm-up.ts';
import { buildApi, page } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { seconds } from '../support/seconds.ts';

interface Site {
  /** Addresses in the order in which they were rendered. */
  readonly rendered: string[];
  readonly logged: string[];
  changeContent(version: string): void;
  /** Lets all that is cached expire. */
  expire(): void;
  /** @returns whether the page came from the cache */
  visit(address: string): Promise<boolean>;
  stop(): Promise<void>;
}

const catalogue = {
  solutions: [{ slug: 'ent-solutions', categories: [{ slug: 'drills' }] }],
  brands: [{ slug: 'acteon' }],
};

/** Paths as the sitemap lists them. */
const paths = ['/', '/request', '/products/drills', '/products/product-details/drill'];

/** Paths in the order in which they are rendered. */
const expected = [
  '',
  '/about-us',
  '/management',
  '/partners',
  '/why-us',
  '/products',
  '/procedures',
  '/news',
  '/documents',
  '/contact',
  '/privacy-policy',
  '/ent-solutions',
  '/products/drills',
  '/products/partners/acteon',
  '/products/product-details/drill',
].flatMap((path) => [`/tr${path}`, `/en${path}`]);

const test = siteTest.extend('start', ({ database }, { onCleanup }) => {
  const sites: Site[] = [];
  onCleanup(async () => {
    for (const site of sites) await site.stop();
  });
  return async ({ failures = 0, roundIntervalMs = 600_000 } = {}): Promise<Site> => {
    const rendered: string[] = [];
    const logged: string[] = [];
    let version = 'first';
    let failuresLeft = failures;
    let shift = 0;
    const contentVersion = (): string => version;
    const app = await buildApi(database.dataSource, {
      contentVersion,
      clock: { now: () => performance.now() + shift },
      renderPage: async ({ address: { url } }) => {
        rendered.push(url);
        return page(url);
      },
    });
    const stopWarmUp = startWarmUp({
      app,
      useCases: {
        async browseCatalogue() {
          failuresLeft -= 1;
          if (failuresLeft >= 0) throw new Error('the database is away');
          return catalogue;
        },
        sitePages: {
          async *part() {
            for (const path of paths) yield { path };
          },
        },
      },
      contentVersion,
      roundIntervalMs,
      logger: {
        info: (_fields: object, text?: string) => logged.push(text ?? ''),
        warn: (_fields: object, text?: string) => logged.push(text ?? ''),
      },
    });
    const site: Site = {
      rendered,
      logged,
      changeContent: (next) => {
        version = next;
      },
      expire: () => {
        shift += oneHourMs;
      },
      visit: async (address) => (await app.inject({ url: address })).headers.etag !== undefined,
      async stop() {
        await stopWarmUp();
        await app.close();
      },
    };
    sites.push(site);
    return site;
  };
});

const oneHourMs = 3_600_000;

/** Pages are stored after they were sent. */
const areStored = (site: Site) =>
  until(async () => (await Promise.all(expected.map((address) => site.visit(address)))).every(Boolean));

const isDone = ({ logged }: Site) => until(() => logged.includes('pages rendered ahead'));

test('every page but those with a form is rendered once in both languages, those nearest to the home page first', async ({
  start,
}) => {
  const site = await start();
  await isDone(site);
  expect(site.rendered).toEqual(expected);
});

test('a visitor gets what was rendered ahead', async ({ start }) => {
  const site = await start();
  await isDone(site);
  const before = site.rendered.length;
  await site.visit('/en/about-us');
  expect(site.rendered.length).toBe(before);
});

test('pages are rendered again after a change of the content, and those of the old content no more', async ({
  start,
}) => {
  const site = await start();
  await until(() => site.rendered.length > 5);
  site.changeContent('second');
  await isDone(site);
  expect(site.rendered.slice(-expected.length)).toEqual(expected);
  expect(site.rendered.length).toBeLessThan(2 * expected.length);
});

test('a later round renders pages again that have expired', { timeout: 90 * seconds }, async ({ start }) => {
  const site = await start({ roundIntervalMs: 0 });
  await isDone(site);
  await areStored(site);
  site.expire();
  // It rests several times as long as it works, which beside other tests is long.
  await until(() => site.rendered.length >= 2 * expected.length, 60 * seconds);
  expect(site.rendered.toSorted()).toEqual([...expected, ...expected].toSorted());
});

test('after a failure the next round tries again', async ({ start }) => {
  const site = await start({ failures: 1 });
  await isDone(site);
  expect(site.logged).toEqual(['pages could not be rendered ahead', 'pages rendered ahead']);
});

test('a stop ends it before it is done', async ({ start }) => {
  const site = await start();
  await until(() => site.rendered.length > 5);
  await site.stop();
  expect(site.rendered.length).toBeLessThan(expected.length);
  expect(site.logged).toEqual([]);
});
