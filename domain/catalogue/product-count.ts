/** What the catalogue holds of one brand in one category. */
export interface ProductCount {
  readonly category: string;
  readonly brand: string;
  /** How many products, at least one. */
  readonly products: number;
  /** English slug of the first of them. */
  readonly first: string;
}
