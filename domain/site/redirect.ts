/** A page's former and current path, both without the language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
