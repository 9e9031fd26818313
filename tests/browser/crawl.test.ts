import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { siteUrl } from '../support/browser.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

const slugsIn = async (file: string): Promise<string[]> => {
  const text = await readFile(path.join(contentDir, file), 'utf8');
  return z
    .array(z.object({ slug: z.string() }))
    .parse(parse(text))
    .map(({ slug }) => slug);
};

const namesIn = async (folder: string): Promise<string[]> => {
  const files = await readdir(path.join(contentDir, folder), { recursive: true });
  return files.filter((file) => file.endsWith('.yaml')).map((file) => path.parse(file).name);
};

const decode = (html: string): string => html.replaceAll('&amp;', '&');

/** Addresses of this site that a page leads to or shows. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/gu)].map(([, address = '']) => decode(address));

/** Data sheets have tests of their own: to draw them all takes a processor half a minute. */
const drawnOnDemand = '/data-sheet.pdf';

interface Crawl {
  readonly pages: ReadonlySet<string>;
  readonly broken: readonly string[];
}

const crawl = async (start: string): Promise<Crawl> => {
  const seen = new Set([start]);
  const broken: string[] = [];
  const queue = [start];
  const follow = async (address: string, from: string): Promise<void> => {
    const response = await fetch(siteUrl() + address, { redirect: 'manual' });
    const moved = response.status === 301 ? response.headers.get('location') : null;
    if (moved !== null && !seen.has(moved)) {
      seen.add(moved);
      queue.push(moved);
    }
    if (response.status !== 200 && moved === null) broken.push(`${from} → ${address}: ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.arrayBuffer();
      return;
    }
    for (const found of addressesIn(await response.text())) {
      if (seen.has(found) || found.endsWith(drawnOnDemand)) continue;
      seen.add(found);
      queue.push(found);
    }
  };
  for (let address = queue.shift(); address !== undefined; address = queue.shift())
    await follow(address, start);
  return { pages: seen, broken };
};

test.each(['tr', 'en'])('from /%s every page and picture is reached and none is broken', async (language) => {
  const { pages, broken } = await crawl(`/${language}`);
  expect(broken).toEqual([]);
  const expected = [
    ...(await namesIn('products')).map((slug) => `/${language}/products/product-details/${slug}`),
    ...(await slugsIn('categories.yaml')).map((slug) => `/${language}/products/${slug}`),
    ...(await slugsIn('brands.yaml')).map((slug) => `/${language}/products/partners/${slug}`),
    ...(await namesIn('news')).map((id) => `/${language}/news/news-details/${id}`),
  ];
  expect(expected.filter((address) => !pages.has(address))).toEqual([]);
});
