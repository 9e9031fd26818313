import * as fc from 'fast-check';
import type { Localized } from '#domain/shared/language.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';

/** Any text, in any Unicode characters. */
export const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

export const slug = fc
  .stringMatching(/^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u, { maxLength: 20 })
  .filter((each) => /[a-z]/u.test(each));

export const ref = fc.stringMatching(/^[A-Z0-9]{3,8}(?:[-./][A-Z0-9]{1,8}){0,3}$/u);

/**
 * An address as RFC 5321 has it without quotes: atoms and dots before the @, ASCII names of hosts behind it. Not with an
 * encoded word (RFC 2047), which the site refuses.
 */
export const atomAddress = fc.emailAddress().filter((address) => !/=\?[^?@]*\?[bq]\?/iu.test(address));

/** A product or variant with a valid quantity. */
export const requestItem: fc.Arbitrary<ListItem> = fc.record(
  {
    slug,
    ref,
    unit: fc.constantFrom('BX', 'SET', 'DZN'),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  },
  { requiredKeys: ['slug', 'quantity'] },
);

export const localized: fc.Arbitrary<Localized> = fc.record({ tr: text, en: text });

export const id = fc.nat();
