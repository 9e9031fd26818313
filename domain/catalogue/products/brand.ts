/** A manufacturer. Its name is the same in every language. */
export interface Brand {
  /** May contain `&` and `+`, as in `smith&nephew` and `drendel-zweiling-d+z` (spec §3). */
  readonly slug: string;
  readonly name: string;
}
