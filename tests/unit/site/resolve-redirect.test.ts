import { expect, test } from 'vitest';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';

const moved = new Map([
  ['/hakkimizda', '/about-us'],
  ['/index.html', '/'],
]);

const resolveRedirect = createResolveRedirect({
  redirects: { targetOf: async (path) => moved.get(path) },
});

test.each([
  ['/hakkimizda', '/about-us'],
  ['/hakkimizda/', '/about-us'],
  ['/tr/hakkimizda', '/tr/about-us'],
  ['/en/hakkimizda', '/en/about-us'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
  ['/about-us', undefined],
  ['/', undefined],
  ['/tr/', undefined],
])('%s redirects to %s', async (from, to) => {
  expect(await resolveRedirect(from)).toBe(to);
});
