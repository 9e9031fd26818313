import * as fc from 'fast-check';
import type { Localized } from '#domain/shared/language.ts';

/** Any text, in any Unicode characters. */
export const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

export const slug = fc.stringMatching(/^[a-z0-9]+(?:[-&+][a-z0-9]+)*$/u, { maxLength: 20 });

export const localized: fc.Arbitrary<Localized> = fc.record({ tr: text, en: text });

export const id = fc.nat();
