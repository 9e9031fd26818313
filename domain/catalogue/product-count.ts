/** The products of one brand in one category. */
export interface ProductCount {
  readonly category: string;
  readonly brand: string;
  /** How many, at least 1. */
  readonly products: number;
}
