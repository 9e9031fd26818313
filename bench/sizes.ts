import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { listPages, oneOfEachKind } from '../scripts/page-kinds.ts';
import { browserFlags, findBrowser } from '../scripts/find-browser.ts';
import type { Benchmark } from './support/benchmark.ts';
import { root } from './support/root.ts';
import { recordUncached } from './support/record-response.ts';
import { withSite } from './site/with-site.ts';

const phone = { width: 390, height: 844 };

const columns = { script: 'scripts', stylesheet: 'CSS', font: 'fonts', image: 'pictures' } as const;

interface Size {
  readonly raw: number;
  readonly wire: number;
}

const decode = (body: Buffer, coding: string | undefined): Buffer => {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
};

/** Sizes of a response, and its text. */
const measure = async (url: string): Promise<Size & { readonly text: string }> => {
  const { body, coding } = await recordUncached(url);
  const bytes = Buffer.from(body, 'base64');
  const decoded = decode(bytes, coding);
  return { raw: decoded.length, wire: bytes.length, text: decoded.toString() };
};

const inKB = ({ raw, wire }: Size): string => `${(raw / 1000).toFixed(1)} / ${(wire / 1000).toFixed(1)}`;

const sum = (sizes: readonly Size[]): Size => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  wire: sizes.reduce((total, { wire }) => total + wire, 0),
});

/** The JSON from which the browser hydrates the page. */
const hydrationOf = (html: string): Size => {
  const [, json = ''] =
    /<script type="application\/json" id="hydration"[^>]*>(.*?)<\/script>/su.exec(html) ?? [];
  return { raw: Buffer.byteLength(json), wire: json === '' ? 0 : brotliCompressSync(json).length };
};

const rowOf = async (page: string, site: string, requested: ReadonlyMap<string, string>) => {
  const html = await measure(site + page);
  const sizes = await Promise.all(
    [...requested].map(async ([url, type]) => {
      const { raw, wire } = await measure(url);
      return { type, raw, wire };
    }),
  );
  const ofType = (type: string) => sizes.filter((size) => size.type === type);
  return {
    page,
    requests: requested.size + 1,
    HTML: inKB(html),
    'hydration data': inKB(hydrationOf(html.text)),
    ...Object.fromEntries(
      Object.entries(columns).map(([type, name]) => [
        name,
        `${inKB(sum(ofType(type)))} (${ofType(type).length})`,
      ]),
    ),
    'all on the wire': Math.round(sum([html, ...sizes]).wire / 1000),
  };
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `the first load of one page of each kind at ${phone.width} × ${phone.height} without scrolling, in kB: raw / on the wire in brotli (files)`,
  run: ({ contentDir }) =>
    withSite(contentDir, async ({ site }) => {
      const browser = await chromium.launch({
        executablePath: await findBrowser(root),
        args: browserFlags,
      });
      try {
        const rows = [];
        const pages = oneOfEachKind(await listPages(site.url)).filter((page) => /^\/tr(?:\/|$)/u.test(page));
        for (const page of pages) {
          const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
          const tab = await context.newPage();
          const requested = new Map<string, string>();
          tab.on('request', (request) => {
            if (request.resourceType() !== 'document' && request.url().startsWith(site.url))
              requested.set(request.url(), request.resourceType());
          });
          await tab.goto(site.url + page, { waitUntil: 'networkidle' });
          await context.close();
          rows.push(await rowOf(page, site.url, requested));
        }
        return rows;
      } finally {
        await browser.close();
      }
    }),
};
