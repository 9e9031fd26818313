/** A page as links name it. */
export interface Crumb {
  readonly label: string;
  /** An address of paths.ts. */
  readonly to: string;
}
