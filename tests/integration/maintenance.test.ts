import { createHash } from 'node:crypto';
import { expect, test as base } from 'vitest';
import { pino } from 'pino';
import { readConfig } from '../../adapters/config.ts';
import { startSite } from '../../adapters/start-site.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { contentDir } from '../support/test-content.ts';

/** Nothing listens there. */
const unreachableDatabase = 'postgres://nobody@127.0.0.1:1/nothing';

const test = base.extend('siteUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
  const data = await createDataDirectory();
  const cleanUp = new AsyncDisposableStack();
  cleanUp.defer(data.remove);
  onCleanup(() => cleanUp.disposeAsync());
  const settings = { PORT: '0', DATA_DIR: data.path, DATABASE_URL: unreachableDatabase };
  return startSite({
    config: { ...readConfig(settings), contentDir, maintenance: true },
    logger: pino({ level: 'silent' }),
    cleanUp,
    stopping: new AbortController().signal,
    development: false,
  });
});

test.for([
  ['/', 'tr', 'bakım'],
  ['/en/contact', 'en', 'Please try again in a little while.\nIn the meantime you can call or write to us.'],
  ['/tr/no-such-page', 'tr', 'bakım'],
] as const)(
  'during maintenance %s responds with 503 and a page in %s',
  async ([path, language, message], { siteUrl }) => {
    const response = await fetch(siteUrl + path);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(message);
    expect(html.match(/<h1>/gu)).toHaveLength(1);
  },
);

test('the maintenance page is in the visitor’s language', async ({ siteUrl }) => {
  const response = await fetch(siteUrl, { headers: { 'accept-language': 'en-GB' } });
  expect(await response.text()).toContain('<html lang="en">');
});

test.for([
  ['GET', '/api/product-names'],
  ['POST', '/api/offer-form'],
  ['GET', '/readyz'],
] as const)(
  'during maintenance %s %s responds with 503 and a problem document',
  async ([method, path], { siteUrl }) => {
    const response = await fetch(siteUrl + path, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  },
);

test('during maintenance a form posted without JavaScript responds with the maintenance page', async ({
  siteUrl,
}) => {
  const response = await fetch(`${siteUrl}/services/oem`, {
    method: 'POST',
    body: new URLSearchParams({ isim: 'Deneme', email: 'deneme@hastane.example' }),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('bakım');
});

test('during maintenance the process is alive and the files of the page are served', async ({ siteUrl }) => {
  expect((await fetch(`${siteUrl}/healthz`)).status).toBe(200);
  for (const file of ['logo.svg', 'maintenance.avif'])
    expect((await fetch(`${siteUrl}/${file}`)).status).toBe(200);
  const page = await fetch(siteUrl);
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/su.exec(await page.text()) ?? [];
  expect(styles).toContain('.standalone');
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(hash);
});
