/** The products of one brand in one category. */
export interface ProductCount {
  readonly category: string;
  readonly brand: string;
  /** Number of products, at least 1. */
  readonly products: number;
}
