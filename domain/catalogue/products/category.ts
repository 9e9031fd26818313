import type { Localized } from '#domain/shared/language.ts';

/** A product group within a solution, such as the ultrasonic piezo systems. */
export interface Category {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  /** File of the picture of the product that represents it; left out while it has none. */
  readonly picture?: string;
}
