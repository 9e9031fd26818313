import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone, siteUrl } from '../support/browser.ts';
import { violations } from '../support/axe.ts';

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const open = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(siteUrl() + address, { headers: { accept: browserAccept, ...headers } });

test.for([
  ['/%', 'tr', 'Sayfa bulunamadı'],
  ['/tr/%', 'tr', 'Sayfa bulunamadı'],
  ['/en/%', 'en', 'Page not found'],
  ['/en/about-us/%ff', 'en', 'Page not found'],
  ['/en/%E0%A4%A', 'en', 'Page not found'],
  ['/en/news/news-details/%C3%A9%C3', 'en', 'Page not found'],
] as const)(
  '%s answers a browser with the not-found page of its language',
  async ([address, language, title]) => {
    const response = await open(address, { 'accept-language': 'tr' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(title);
    expect(html).toContain('class="site-header"');
  },
);

test('who takes anything gets the page', async () => {
  const response = await open('/%', { accept: '*/*' });
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('a malformed address without a language has that of the cookie, else of the browser', async () => {
  expect(await (await open('/%', { 'accept-language': 'en' })).text()).toContain('<html lang="en"');
  const chosen = { 'accept-language': 'en', cookie: 'language=tr' };
  expect(await (await open('/%', chosen)).text()).toContain('<html lang="tr"');
});

test.for([
  ['the end of a line', '/en/about-us%0A', '/en/about-us'],
  ['a line separator', '/en/about-us%E2%80%A8', '/en/about-us'],
  ['an encoded NUL in its query', '/en/search?q=a%00b', '/en/search?q=ab'],
  ['two slashes', '//en/about-us', '/en/about-us'],
  ['two slashes behind a control character', '/%0A/elsewhere.example', '/elsewhere.example'],
] as const)('an address with %s leads a browser to the page that was meant', async ([, address, meant]) => {
  const response = await fetch(siteUrl() + address, {
    headers: { accept: browserAccept },
    redirect: 'manual',
  });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(meant);
});

test.for(['/api/product/%', '/api/%E0%A4%A', '/api/product/a%00b', '/api/product/a%0A'])(
  'the call %s answers with a problem document, also a browser',
  async (address) => {
    const response = await open(address);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  },
);

test.for(['application/json', 'image/webp'])(
  'who asks for %s at a malformed address gets a problem document',
  async (accept) => {
    for (const address of ['/%', '/about-us%0A']) {
      const response = await open(address, { accept });
      expect(response.status, address).toBe(400);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  },
);

test('the page at a malformed address works: search, toggle and links', async ({ visit }) => {
  for (const options of [phone, desktop]) {
    const { page, faults } = await visit(options);
    await page.goto('/en/50%');
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' }).waitFor();
    await page.waitForURL(({ pathname }) => pathname === '/tr/50%');
    const query = page.locator('main input[name=q]');
    await query.fill('piezo');
    await query.press('Enter');
    await page.waitForURL('**/tr/search?q=piezo');
    // The router says what is wrong with the address.
    const expected = /answered 404|status of 404|could not be decoded/u;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  }
});
