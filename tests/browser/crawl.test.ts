import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { indexedPaths } from '#domain/site/fixed-pages.ts';
import { inLanguage, splitLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { languages } from '#domain/shared/language.ts';
import { connect, desktop, hydrated, siteUrl, visit } from '../support/browser.ts';
import { contentDir, readWholeContent } from '../support/test-content.ts';
import { type CrawledPage, crawl } from '../support/crawl.ts';
import { seconds } from '../support/seconds.ts';

const sitemap = z.object({ urlset: z.object({ url: z.array(z.object({ loc: z.string() })) }) });

let crawled: Awaited<ReturnType<typeof crawl>>;
/** Pages that search engines may show, by absolute address. */
let shown: ReadonlyMap<string, CrawledPage>;
let listed: readonly string[];

// The site calls itself by its public address; it is reached by another.
const publicUrl = 'http://localhost:0';

beforeAll(async () => {
  crawled = await crawl(siteUrl(), '/tr');
  const pages = crawled.pages.filter((page) => page.shown && !page.address.includes('?'));
  shown = new Map(pages.map((page) => [publicUrl + page.address, page]));
  const xml = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  listed = sitemap.parse(new XMLParser().parse(xml)).urlset.url.map(({ loc }) => loc);
}, 180 * seconds);

/** The pages of which this does not hold. */
const exceptions = (holds: (page: CrawledPage) => boolean): string[] =>
  [...shown.values()].filter((page) => !holds(page)).map(({ address }) => address);

const repeated = (textOf: (page: CrawledPage) => string): string[] =>
  [...Map.groupBy(shown.values(), textOf)]
    .filter(([, pages]) => pages.length > 1)
    .map(([text, pages]) => `${text}: ${pages.map(({ address }) => address).join(', ')}`);

test('no link of the site is broken', () => {
  expect(crawled.broken).toEqual([]);
});

test('but for the link to /brands (spec §2) every link leads to its page at once, and that one does in one step', () => {
  expect(crawled.redirects).toEqual(
    new Map(languages.map((language) => [`/${language}/brands`, `/${language}/partners`] as const)),
  );
});

test('every page of the content but groups without products is reached from the home page, in both languages', async () => {
  const { content } = await readWholeContent(contentDir);
  const expected = [
    ...indexedPaths,
    ...content.solutions.map(({ slug }) => paths.solution(slug)),
    ...new Set(content.products.map(({ category }) => paths.category(category))),
    ...content.brands.map(({ slug }) => paths.brand(slug)),
    ...content.products.map(({ slug }) => paths.product(slug.en)),
    ...content.procedures.map(({ slug }) => paths.procedure(slug.en)),
    ...content.news.map(({ id }) => paths.newsItem(id)),
  ];
  for (const language of languages) {
    const reached = new Set(
      crawled.pages
        .map(({ address }) => splitLanguage(address))
        .filter((address) => address.language === language)
        .map(({ path }) => path),
    );
    expect(expected.filter((path) => !reached.has(path))).toEqual([]);
  }
});

test('the sitemap lists exactly the pages that search engines may show: none is an orphan, none is left out', () => {
  expect(listed.toSorted()).toEqual([...shown.keys()].toSorted());
});

test('the placeholder category is left out', () => {
  expect(listed.filter((address) => address.endsWith('/products/aaa'))).toEqual([]);
});

test('every page is canonical to itself', () => {
  expect(exceptions(({ canonical, address }) => canonical === publicUrl + address)).toEqual([]);
});

test('every page names both languages and itself, and the page that it names names it back', () => {
  expect(
    exceptions(({ address, alternates }) => {
      const names = [...alternates.keys()].toSorted().join(' ');
      const named = languages.map((language) => shown.get(alternates.get(language) ?? ''));
      return (
        names === 'en tr x-default' &&
        named.some((page) => page?.address === address) &&
        named.every((page) => page && [...page.alternates].join(' ') === [...alternates].join(' '))
      );
    }),
  ).toEqual([]);
});

test('no two pages have the same title or description', () => {
  expect(repeated(({ title }) => title)).toEqual([]);
  expect(repeated(({ description }) => description)).toEqual([]);
});

test('every description has 50 to 160 characters', () => {
  expect(exceptions(({ description }) => description.length >= 50 && description.length <= 160)).toEqual([]);
});

test('every page but the home page tells search engines the breadcrumb that visitors see', () => {
  expect(
    exceptions(({ address, facts, breadcrumb }) => {
      const told = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
      const names = told?.itemListElement.map(({ name }) => name) ?? [];
      return splitLanguage(address).path === '/'
        ? told === undefined
        : names.length > 1 && names.join('|') === breadcrumb.join('|');
    }),
  ).toEqual([]);
});

test('every page of a product says so, and that of one with variants is a group of them', async () => {
  const { content } = await readWholeContent(contentDir);
  const silent = content.products.flatMap(({ slug, variants }) =>
    languages.filter((language) => {
      const page = shown.get(publicUrl + inLanguage(language, paths.product(slug.en)));
      const refs = page?.facts.flatMap((fact) =>
        fact['@type'] === 'ProductGroup'
          ? fact.hasVariant.map(({ sku }) => sku)
          : fact['@type'] === 'Product'
            ? ['']
            : [],
      );
      const expected = variants.length > 0 ? variants.map(({ ref }) => ref) : [''];
      return refs?.join(' ') !== expected.join(' ');
    }),
  );
  expect(silent).toEqual([]);
});

test.each([
  ['NewsArticle', paths.newsItem('')],
  ['ItemList', '/products/partners/'],
] as const)('every page with a %s says so', (type, prefix) => {
  const pages = [...shown.values()].filter(({ address }) => splitLanguage(address).path.startsWith(prefix));
  expect(pages.length).toBeGreaterThan(0);
  const silent = pages.filter(({ facts }) => !facts.some((fact) => fact['@type'] === type));
  expect(silent.map(({ address }) => address)).toEqual([]);
});

test('the addresses in the facts are pages and pictures of the site', async () => {
  const told = [...shown.values()].flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      if (fact['@type'] === 'Product' || fact['@type'] === 'ProductGroup') return [fact.url, fact.image];
      if (fact['@type'] === 'NewsArticle') return [fact.mainEntityOfPage, fact.image];
      if (fact['@type'] === 'ItemList') return fact.itemListElement.map(({ url }) => url);
      return [];
    }),
  );
  const pictures = new Set(told.filter((address) => address.includes('/images/')));
  expect(told.filter((address) => !shown.has(address) && !pictures.has(address))).toEqual([]);
  for (const picture of pictures) {
    const { status } = await fetch(picture.replace(publicUrl, siteUrl()), { method: 'HEAD' });
    expect(status, picture).toBe(200);
  }
});

test.each([
  ['/hakkimizda?from=card', 301, '/about-us?from=card'],
  ['/en/hakkimizda/?from=card', 301, '/en/about-us?from=card'],
  ['/index.html', 301, '/'],
  ['/brands?from=card', 301, '/partners?from=card'],
  ['/tr/brands?from=card', 301, '/tr/partners?from=card'],
  ['/en/products/product-details/no-such-product?from=card', 302, '/en?from=card#unknown-product'],
  ['/products/product-details/no-such-product', 302, '/#unknown-product'],
  ['/tr/contact/?from=card', 301, '/tr/contact?from=card'],
])('%s leads on at once, in its language and with its query', async (address, status, target) => {
  const response = await fetch(siteUrl() + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, target]);
  expect((await fetch(siteUrl() + target, { redirect: 'manual' })).status).toBe(200);
});

test('each product and news item has a picture for links to it, in the shape that its page says', async () => {
  for (const prefix of [paths.product(''), paths.newsItem('')]) {
    for (const language of languages) {
      const page = [...shown.values()].find(({ address }) =>
        address.startsWith(inLanguage(language, prefix)),
      );
      const card = /<meta property="og:image" content="([^"]*)"/u.exec(page?.html ?? '')?.[1] ?? '';
      const response = await fetch(card.replace(publicUrl, siteUrl()));
      expect(response.headers.get('content-type'), card).toBe('image/jpeg');
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  }
});

test('the facts of a page go when the visitor moves on in place', async () => {
  const browser = await connect();
  const { page, faults } = await visit(browser, desktop);
  await page.goto('/en/contact');
  await hydrated(page);
  const facts = page.locator('#json-ld, meta[property="og:url"]');
  expect(await facts.count()).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await expect.poll(() => facts.count()).toBe(0);
  expect(faults).toEqual([]);
  await browser.close();
});
