import type { Localized } from '#domain/shared/language.ts';

/** One of the sizes, shapes or packs in which a product is ordered. */
export interface Variant {
  /** The manufacturer's catalogue number (ISO 15223-1, 5.1.6), unique in the whole catalogue. See isRef. */
  readonly ref: string;
  /** Name that distinguishes it from the other variants of its product, such as its size. */
  readonly name: Localized;
  /** Number of pieces in a pack, at least 1. */
  readonly piecesPerPack?: number;
  /** Left out where it is the same for all variants, which the product's text says. */
  readonly sterile?: boolean;
}

const minRefLength = 3;
const maxRefLength = 40;

/** Whether it is a REF: capital letters and digits, joined by single `-`, `.` or `/`, 3 to 40 characters. */
export const isRef = (text: string): boolean =>
  text.length >= minRefLength && text.length <= maxRefLength && /^[A-Z\d]+(?:[-./][A-Z\d]+)*$/u.test(text);
