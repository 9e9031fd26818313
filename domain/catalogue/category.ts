import type { Localized } from '#domain/shared/language.ts';

/** A product group within a solution, such as the ultrasonic piezo systems. */
export interface Category {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  /** English slug of the product whose picture represents it, where staff chose one. */
  readonly picture?: string;
}
