import { type Fact, factsIn } from './page-facts.ts';

/** Parts of a page that a search engine reads. */
export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Absolute addresses by hreflang. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Whether search engines may show it. */
  readonly shown: boolean;
  readonly facts: readonly Fact[];
  /** Names of the breadcrumb that visitors see. */
  readonly breadcrumb: readonly string[];
}

interface Crawl {
  /** Pages that answered 200. */
  readonly pages: readonly CrawledPage[];
  /** Targets of links that redirect, by the address of the link. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Links that answered with neither 200 nor a redirect. */
  readonly broken: readonly string[];
}

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

const decode = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => entities.get(entity) ?? entity);

const inside = (html: string, pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? '');

const all = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, found = '']) => decode(found));

/** Addresses of this site that a page links to or embeds. */
const addressesIn = (html: string): string[] => all(html, /\s(?:href|src)="(\/[^"#]*)/gu);

const read = (address: string, html: string): CrawledPage => ({
  address,
  html,
  title: inside(html, /<title>([^<]*)<\/title>/u),
  description: inside(html, /<meta name="description" content="([^"]*)"/u),
  canonical: inside(html, /<link rel="canonical" href="([^"]*)"/u),
  alternates: new Map(
    Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gu),
      ([, language = '', href = '']) => [language, decode(href)] as const,
    ),
  ),
  shown: !html.includes('<meta name="robots" content="noindex"'),
  facts: factsIn(html),
  breadcrumb: all(inside(html, /class="breadcrumb"><ol>(.*?)<\/ol>/u), /<li[^>]*>(?:<a [^>]*>)?([^<]*)/gu),
});

/** The product and the version in the address of a document, which is typeset when it is asked for. */
const documentOf = /(?<=^\/documents\/[^/]+\/).+(?=\.(?:tr|en)\.pdf$)/u;

/**
 * The address without the values of its query, or without the product of a document: of the many views of a page and
 * documents of a kind, one is crawled.
 */
const viewOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return [pathname.replace(documentOf, ''), ...searchParams.keys()].join('?');
};

/** Concurrent requests. */
const concurrency = 4;

/** Data sheets are not crawled, as drawing all of them takes half a minute; they have their own tests. */
const dataSheetSuffix = '/data-sheet.pdf';

/** Follows every link of the site, starting at one address; requests each address once. */
export const crawl = async (origin: string, start: string): Promise<Crawl> => {
  const seen = new Set<string>();
  const queue: { address: string; from: string }[] = [];
  const pages: CrawledPage[] = [];
  const redirects = new Map<string, string>();
  const broken: string[] = [];

  const enqueue = (address: string, from: string): void => {
    const view = viewOf(address);
    if (seen.has(view)) return;
    seen.add(view);
    queue.push({ address, from });
  };
  const follow = async (address: string, from: string): Promise<void> => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (location !== null) {
      redirects.set(address, location);
      enqueue(location, address);
    } else if (response.status !== 200) broken.push(`${from} → ${address}: ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.arrayBuffer();
      return;
    }
    const html = await response.text();
    if (response.status === 200) pages.push(read(address, html));
    for (const found of addressesIn(html)) if (!found.endsWith(dataSheetSuffix)) enqueue(found, address);
  };
  enqueue(start, start);
  // A worker with an empty queue waits while others are busy, as they may find links.
  let busy = 0;
  const work = async (): Promise<void> => {
    while (queue.length > 0 || busy > 0) {
      const next = queue.shift();
      if (!next) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      busy += 1;
      await follow(next.address, next.from).finally(() => (busy -= 1));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { pages, redirects, broken };
};
