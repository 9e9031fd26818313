import { expect, test } from 'vitest';
import { createFindNewAddress } from '#domain/site/resolve-redirect.ts';

const moved = new Map([
  ['/hakkimizda', '/about-us'],
  ['/index.html', '/'],
]);

const findNewAddress = createFindNewAddress({
  oldAddresses: { newAddressOf: async (path) => moved.get(path) },
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
])('from %s to %s', async (from, to) => {
  expect(await findNewAddress(from)).toBe(to);
});
