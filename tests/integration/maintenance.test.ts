import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataDirectory, createDataDirectory } from '../support/data-directory.ts';
import { startSiteInProcess } from '../support/site-in-process.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

let data: DataDirectory;

beforeAll(async () => {
  data = await createDataDirectory();
});

afterAll(() => data.remove());

/** @returns its address */
const startMaintenanceSite = async (): Promise<string> => {
  const { url } = await startSiteInProcess({
    contentDir,
    dataDir: data.path,
    // Nobody answers there.
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    maintenance: true,
  });
  return url;
};

test.each([
  ['/', 'tr', 'bakım'],
  ['/en/contact', 'en', 'We are currently on maintenance and will be back soon.'],
  ['/tr/no-such-page', 'tr', 'bakım'],
])('%s says in %s that the site is closed, and when to come back', async (address, language, words) => {
  const response = await fetch((await startMaintenanceSite()) + address);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('content-language')).toBe(language);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(words);
  expect(html.match(/<h1>/gu)).toHaveLength(1);
});

test('the language is the visitor’s', async () => {
  const html = await (
    await fetch(await startMaintenanceSite(), { headers: { 'accept-language': 'en-GB' } })
  ).text();
  expect(html).toContain('<html lang="en">');
});

test.each([
  ['GET', '/api/product-names'],
  ['POST', '/api/offer-form'],
  ['GET', '/readyz'],
])('%s %s is a problem document that says the same', async (method, call) => {
  const response = await fetch((await startMaintenanceSite()) + call, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('a form that is sent without JavaScript is told too', async () => {
  const response = await fetch(`${await startMaintenanceSite()}/services/oem`, {
    method: 'POST',
    body: new URLSearchParams({ isim: 'Deneme', email: 'deneme@hastane.example' }),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('bakım');
});

test('the process is well, and the files of the page are there', async () => {
  const url = await startMaintenanceSite();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/logo.svg`)).status).toBe(200);
  const [, styles = ''] = /href="(\/assets\/[^"]+\.css)"/u.exec(await (await fetch(url)).text()) ?? [];
  expect((await fetch(url + styles)).status).toBe(200);
});
