import { toHalfWidth } from '#domain/shared/half-width.ts';
import { removeInvisibleSigns } from '#domain/shared/invisible-signs.ts';

/** Hyphens and dashes that programs write in place of one. */
const dashes = /[\p{Pd}\u2212]/gu;

/** A telephone number as it was written, but with ASCII digits and signs, and none of the marks that programs copy along. */
export const plainPhone = (text: string): string =>
  toHalfWidth(removeInvisibleSigns(text)).replaceAll(dashes, '-').replaceAll(/\s+/gu, ' ').trim();
