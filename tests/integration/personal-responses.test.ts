import type { LightMyRequestResponse } from 'fastify';
import { expect, test as base } from 'vitest';
import { inLanguage } from '#domain/site/paths.ts';
import { languageKey } from '#contracts/language-cookie.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { urlencoded, validForm } from '../support/form-api-test.ts';
import { buildRenderingSite } from '../support/rendering-site.ts';
import { routes } from '../support/routes.ts';

const slug = 'orvia-p2-piezo-bone-surgery-unit';

/** Addresses beside the routes: what the site serves with a query, and what is no page. */
const others = [
  '/search?q=piezo',
  '/documents',
  '/procedures',
  '/compare',
  `/compare?items=${slug}`,
  '/request?sent=1',
  '/services/oem?sent=1',
  `/request?items=${slug}:2`,
  '/no-such-page',
];

const unlocalized = ['/api/news', '/api/search?q=piezo', '/robots.txt', '/sitemap.xml', '/api/none'];

const cookiesOf = ({ cookies }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

/** The body without what is new in each response. */
const comparable = ({ body }: LightMyRequestResponse): string =>
  body
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu, 'id')
    .replaceAll(/"reqId":"[^"]*"/gu, '');

const test = base.extend('app', async ({}, { onCleanup }) => {
  const { dataSource, close } = await openDatabaseWithContent();
  const app = await buildRenderingSite(dataSource);
  onCleanup(async () => {
    await app.close();
    await close();
  });
  return app;
});

test('what a response shows of a visitor, no cache gives to another', async ({ app }) => {
  const post = (url: string, form: Record<string, string>) => {
    const [payload, headers] = urlencoded(form);
    return app.inject({ method: 'POST', url, payload, headers });
  };
  const listed = await post('/tr/request/items', { add: slug, quantity: '2' });
  const sent = await post('/tr/services/oem', validForm);
  const cookies = { ...cookiesOf(sent), ...cookiesOf(listed), [languageKey]: 'en' };
  expect(Object.keys(cookies)).toEqual(expect.arrayContaining(['receipt', 'sent-requests']));

  const addresses = [
    '/about-us',
    '/request',
    ...[...routes, ...others].map((route) => inLanguage('tr', route)),
    ...unlocalized,
  ];
  const personal: string[] = [];
  for (const url of addresses) {
    const anonymous = await app.inject({ url });
    const known = await app.inject({ url, cookies });
    const isPersonal =
      comparable(known) !== comparable(anonymous) || known.statusCode !== anonymous.statusCode;
    if (!isPersonal) continue;
    personal.push(url);
    for (const { headers: said } of [anonymous, known])
      expect(`${url} ${said['cache-control']} ${said['vary']}`).toMatch(
        / no-store | (?:private, )?no-cache .*\bCookie\b/u,
      );
    expect(known.headers['cache-control'], url).not.toContain('public');
  }
  expect(personal).toEqual(expect.arrayContaining(['/tr/request', '/tr/services/oem?sent=1', '/about-us']));
  // Those that a CDN stores are for everybody.
  expect(personal).not.toContain('/tr/about-us');
});
