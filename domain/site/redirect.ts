/** A page's former address and the one it has now, both without the language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
