import { expect } from 'vitest';
import { test } from '../support/site-test.ts';

test.for(['provinces', 'markets'])(
  'the map of %s is an SVG at an address that changes with what it shows',
  async (name, { api }) => {
    const plain = await api.get(`/maps/${name}.svg`);
    expect([plain.status, plain.headers['cache-control']]).toEqual([302, 'no-cache']);
    const { location = '' } = plain.headers;
    expect(location).toMatch(new RegExp(`^/maps/${name}\\.[\\da-f]{8}\\.svg$`, 'u'));
    expect((await api.get(`/maps/${name}.00000000.svg`)).headers['location']).toBe(location);

    const response = await api.get(location);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/u);
    expect(response.headers['cache-control']).toContain('immutable');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/u);
    const again = await api.get(location).set('if-none-match', response.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  },
);

test('the map of the country, which shows nothing that staff write, is at a plain address', async ({
  api,
}) => {
  const response = await api.get('/maps/country.svg');
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

test('an unknown map is not found', async ({ api }) => {
  expect((await api.get('/maps/moon.svg')).status).toBe(404);
  expect((await api.get('/maps/moon.0a1b2c3d.svg')).status).toBe(404);
});
