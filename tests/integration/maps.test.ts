import { expect } from 'vitest';
import { test } from '../support/site-test.ts';

test.for(['provinces', 'markets'])(
  'the map of %s is an SVG that can be revalidated',
  async (name, { api }) => {
    const response = await api.get(`/maps/${name}.svg`);

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/u);
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/u);
    const again = await api.get(`/maps/${name}.svg`).set('if-none-match', response.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  },
);

test('an unknown map is not found', async ({ api }) => {
  expect((await api.get('/maps/moon.svg')).status).toBe(404);
});
