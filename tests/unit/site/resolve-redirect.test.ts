import { expect, test } from 'vitest';
import { type Redirect, readAddress } from '#domain/site/redirect.ts';
import { createResolveRedirect } from '#domain/site/resolve-redirect.ts';

const moved: readonly Redirect[] = [
  { from: '/hakkimizda', to: '/about-us' },
  { from: '/index.html', to: '/' },
  { from: '/ürün listesi.html', to: '/products' },
  { from: '/urun.php', to: '/products' },
  { from: '/urun.php?id=5', to: '/products/mammoplasty' },
  { from: '/urun.php?dil=en&id=5', to: '/products/surgical-tools?sort=name' },
  { from: '/%FCr%FCnler', to: '/products' },
  { from: '/subeler', to: '/contact#offices' },
];

const resolveRedirect = createResolveRedirect({
  redirects: {
    from: async (path) => moved.filter((redirect) => readAddress(redirect.from).path === path),
  },
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

test.each([
  ['/%C3%BCr%C3%BCn%20listesi.html', '/products'],
  ['/tr/%c3%bcr%c3%bcn%20listesi.html', '/tr/products'],
  // Decomposed, as Finder copies names.
  ['/u%CC%88ru%CC%88n%20listesi.html', '/products'],
  ['/%fcr%FCnler', '/products'],
])('a path is the same however it is encoded: %s', async (from, to) => {
  expect(await resolveRedirect(from)).toBe(to);
});

test.each([
  ['/urun.php?id=5', '/products/mammoplasty'],
  ['/urun.php?id=6', '/products?id=6'],
  ['/en/urun.php?id=5&sayfa=2', '/en/products/mammoplasty?sayfa=2'],
  ['/urun.php?id=5&dil=en', '/products/surgical-tools?sort=name'],
  ['/urun.php?id=5&dil=en&utm_source=mail', '/products/surgical-tools?sort=name&utm_source=mail'],
  ['/subeler?x=1', '/contact?x=1#offices'],
])('the redirect that names the most parameters of an address counts: %s', async (from, to) => {
  expect(await resolveRedirect(from)).toBe(to);
});
