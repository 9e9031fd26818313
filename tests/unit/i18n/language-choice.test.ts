import { afterEach, expect, test, vi } from 'vitest';
import { storeLanguage } from '../../../src/i18n/language-choice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['https', true],
  ['http', false],
] as const)('on a page at %s, that the cookie of the language is Secure is %s', ([scheme, isSecure]) => {
  const stored: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      // As in RFC 6265bis, 5.7, step 8.
      if (scheme === 'https' || !text.includes('Secure')) stored.push(text);
    },
  });
  storeLanguage('en');
  expect(stored.at(-1)).toContain('=en;');
  expect(stored.at(-1)?.endsWith(';Secure')).toBe(isSecure);
});
