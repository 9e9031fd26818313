import { afterEach, expect, test, vi } from 'vitest';
import { decodeListCookie } from '#contracts/list/cookie-value.ts';
import {
  isListCookieCurrent,
  mirrorList,
  readListCookie,
  writeListCookie,
} from '../../../src/features/request/list/list-cookie.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const itemsOf = (...slugs: string[]) => slugs.map((slug) => ({ slug, quantity: 1, name: both(slug) }));

/** A browser's cookies, which ignores those that are too long. */
const openBrowser = (): void => {
  const jar = new Map<string, string>();
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(?<name>[^=]+)=(?<value>[^;]*)/u.exec(text) ?? [];
      if (text.length > 4096) return;
      if (/Max-Age=0;/u.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });
};

afterEach(() => vi.unstubAllGlobals());

test('the list is in the cookie as the browser has it, and out of it when it is empty', () => {
  openBrowser();
  mirrorList([], itemsOf('saw'));
  expect(readListCookie()).toBe('*.saw');
  mirrorList(itemsOf('saw'), itemsOf('saw', 'drill'));
  expect(isListCookieCurrent(itemsOf('saw', 'drill'))).toBe(true);
  mirrorList(itemsOf('saw', 'drill'), []);
  expect(readListCookie()).toBe('');
});

test('what the server has changed is not overwritten', () => {
  openBrowser();
  writeListCookie(itemsOf('saw', 'laser'));
  mirrorList(itemsOf('saw'), itemsOf('saw', 'drill'));
  expect(readListCookie()).toBe('*.saw.laser');
});

test('a hundred long names are read as they were written', () => {
  openBrowser();
  const list = itemsOf(...Array.from({ length: 100 }, (_, index) => `${'a'.repeat(70)}${index}`));
  writeListCookie(list);
  expect(decodeListCookie(readListCookie()).map(({ slug }) => slug)).toEqual(list.map(({ slug }) => slug));
  writeListCookie(itemsOf('saw'));
  expect(readListCookie()).toBe('*.saw');
});

test.for(['5-10', '3.5', '5,5 kutu', 'beş!', '100%', 'a$b', '1;2 "x"', '*', '12 koli: acil'])(
  'what was typed in place of a quantity is in the cookie as it was typed: %s',
  (typed) => {
    openBrowser();
    const list = [
      { slug: 'saw', ref: 'A-1.5', quantity: 0, typed },
      { slug: 'drill', quantity: 2 },
    ];
    writeListCookie(list.map((item) => ({ ...item, name: both(item.slug) })));
    // Servers unescape what they read.
    expect(decodeListCookie(decodeURIComponent(readListCookie()))).toEqual(list);
  },
);
